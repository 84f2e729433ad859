import { articleId } from "../../../engine/model/article.ts";
import { withoutControls } from "../../../engine/model/without-controls.ts";

/** Attributes of an element, under their names in React. */
export type Props = Record<string, string | number | boolean>;

/** Classes of WordPress that this site's styles know. */
const KNOWN_CLASS =
  /^(align(left|right|center|wide|full)|has-text-align-(left|center|right)|wp-block-(columns|column|gallery|pullquote|verse|media-text|cover|button)|wp-caption(-text)?|gallery(-item)?|is-resized|is-style-stripes)$/;
/** What DOMPurify puts before every `id`, so that none can stand for something of the page. */
const PURIFIED_ID = /^user-content-/;

/** Attributes that any element of an article may keep. */
export function commonProps(element: Element): Props {
  const classes = (attribute(element, "class") ?? "")
    .split(/\s+/)
    .filter((name) => KNOWN_CLASS.test(name));
  const start = Number(attribute(element, "start"));
  const { id } = element;
  return {
    ...(id !== "" && { id: articleId(plainId(id)) }),
    ...(classes.length > 0 && { className: classes.join(" ") }),
    ...textProp(element, "title"),
    ...textProp(element, "lang"),
    ...(/^(ltr|rtl|auto)$/.test(attribute(element, "dir") ?? "") && textProp(element, "dir")),
    ...(/^(row|col)(group)?$/.test(attribute(element, "scope") ?? "") &&
      textProp(element, "scope")),
    ...(Number.isInteger(start) && element.hasAttribute("start") && { start }),
    ...(element.hasAttribute("open") && { open: true }),
    ...numberProp(element, "colspan", "colSpan"),
    ...numberProp(element, "rowspan", "rowSpan"),
  };
}

/** The size of a picture. One that an editor has given by hand stands in the style, without a height. */
export function sizeProps(element: Element): Props {
  const styled = /(?:^|;)\s*width:\s*(\d{1,4})px/.exec(attribute(element, "style") ?? "")?.[1];
  if (styled !== undefined) return { width: Number(styled) };
  return { ...numberProp(element, "width", "width"), ...numberProp(element, "height", "height") };
}

function textProp(element: Element, name: string): Props {
  const value = attribute(element, name);
  return value === undefined || value === "" ? {} : { [name]: value };
}

function numberProp(element: Element, name: string, prop: string): Props {
  const value = Number(attribute(element, name));
  return Number.isInteger(value) && value > 0 && value < 10_000 ? { [prop]: value } : {};
}

/** The value of an attribute, as it is written but for characters that no document can hold. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.getAttribute(name);
  return value === null ? undefined : withoutControls(value);
}

/** An `id` as the blog wrote it. */
export function plainId(id: string): string {
  return id.replace(PURIFIED_ID, "");
}
