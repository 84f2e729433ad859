import {
  type CssNode,
  type Declaration,
  generate,
  type List,
  type ListItem,
  parse,
  type WalkContext,
  walk,
} from "css-tree";

/** Functions of CSS that calculate, colour or move, and fetch nothing. */
const FUNCTIONS = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp abs sign round mod rem
  var env matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez
  scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective cubic-bezier steps linear blur
  brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia circle ellipse inset
  polygon path rect xywh format local tech`.split(/\s+/),
);

/** Rules beside plain ones that fetch nothing. */
const AT_RULES = new Set([
  "media",
  "supports",
  "keyframes",
  "-webkit-keyframes",
  "layer",
  "charset",
  "font-face",
]);

/** A part of the drawing itself. */
const OWN_PART = /^#[\w.:-]+$/;
/** A font that is a part of the file. */
const OWN_FONT =
  /^data:(font\/|application\/(x-)?font-)[\w.+-]+(;charset=[\w-]+)?;base64,[A-Za-z0-9+/=\s]*$/;

/**
 * Whether a value of CSS fetches nothing: all of its functions are known to be harmless, and its
 * addresses name parts of the drawing itself. What cannot be read for sure is not harmless.
 */
export function isHarmlessValue(value: string): boolean {
  if (!value.includes("(")) return true;
  const tree = readValue(value);
  return tree !== undefined && isHarmlessNode(tree);
}

/** A style sheet or a `style` attribute without what could fetch something, and what was left out. */
export interface HarmlessCss {
  css: string;
  /** As they were written, for example `@import` or `background`. */
  removed: string[];
}

/**
 * Takes out of CSS everything that could fetch something.
 *
 * @param context whether the text is a whole sheet or the value of a `style` attribute
 */
export function harmlessCss(text: string, context: "stylesheet" | "declarationList"): HarmlessCss {
  const removed: string[] = [];
  const tree = parse(text, { context, parseCustomProperty: true });
  walk(tree, {
    enter(this: WalkContext, node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const what = faultOf(node, this.atrule?.name);
      if (what === undefined || !list) return undefined;
      list.remove(item);
      removed.push(what);
      return walk.skip;
    },
  });
  return { css: generate(tree), removed };
}

/** What is wrong with a rule or a declaration by itself. */
function faultOf(node: CssNode, within: string | undefined): string | undefined {
  if (node.type === "Atrule")
    return AT_RULES.has(node.name.toLowerCase()) ? undefined : `@${node.name}`;
  if (node.type === "Raw") return "a style that cannot be read";
  if (node.type !== "Declaration") return undefined;
  return isHarmlessDeclaration(node, within) ? undefined : node.property;
}

function isHarmlessDeclaration({ property, value }: Declaration, within?: string): boolean {
  const isFont = within?.toLowerCase() === "font-face" && property.toLowerCase() === "src";
  return !property.includes("\\") && isHarmlessNode(value, isFont);
}

function isHarmlessNode(tree: CssNode, isFont = false): boolean {
  let isHarmless = true;
  walk(tree, (node) => {
    if (node.type === "Raw") isHarmless = false;
    if (node.type === "Function" && !FUNCTIONS.has(node.name.toLowerCase())) isHarmless = false;
    if (node.type === "Url" && !OWN_PART.test(node.value) && !(isFont && OWN_FONT.test(node.value)))
      isHarmless = false;
  });
  return isHarmless;
}

function readValue(value: string): CssNode | undefined {
  try {
    return parse(value, { context: "value" });
  } catch {
    return undefined;
  }
}
