import { createDocumentReader } from "./read-document.ts";
import {
  ADDRESSES,
  addReference,
  emptyDocument,
  ID_LISTS,
  joinDocuments,
  OTHERS,
  readElement,
  urlsIn,
  type WrittenDocument,
} from "./read-element.ts";

/** The properties of an element as React has them. */
export type Props = Readonly<Record<string, unknown>>;

/** Reads the elements of documents as they are rendered, without their HTML. */
export interface PropsReader {
  /** Takes one element. */
  note(type: string, props: Props): void;
  /** What the elements since this was last asked refer to and offer. */
  noted(): WrittenDocument;
}

/** Properties that React names otherwise than HTML. */
const OWN_NAMES: Record<string, string> = {
  htmlFor: "for",
  formAction: "formaction",
  srcSet: "srcset",
  imageSrcSet: "imagesrcset",
  useMap: "usemap",
  popoverTarget: "popovertarget",
  httpEquiv: "http-equiv",
};
const ATTRIBUTES = new Map([
  ...[...ADDRESSES, ...ID_LISTS, ...OTHERS, "property"].map((name) => [name, name] as const),
  ...Object.entries(OWN_NAMES),
]);
/** React leaves these out when they are empty, except for links. */
const NOT_EMPTY = new Set(["href", "src"]);

/** Makes a reader. Every thread that renders has one of its own. */
export function createPropsReader(): PropsReader {
  const readDocument = createDocumentReader();
  let written = emptyDocument();
  return {
    note(type, props) {
      const attributes = attributesOf(type, props);
      if (attributes) readElement(type, attributes, written);
      if (type === "style" && typeof props.children === "string")
        for (const url of urlsIn(props.children)) addReference(written, "style url()", url);
      const html = htmlOf(props);
      if (html !== undefined) written = joinDocuments(written, readDocument(html));
    },
    noted() {
      const all = written;
      written = emptyDocument();
      return all;
    },
  };
}

/** The attributes that say something; nothing when there are none. */
function attributesOf(type: string, props: Props): Record<string, string> | undefined {
  let attributes: Record<string, string> | undefined;
  for (const name in props) {
    const attribute = ATTRIBUTES.get(name);
    const value = attribute === undefined ? undefined : textOf(type, attribute, props[name]);
    if (attribute === undefined || value === undefined) continue;
    attributes ??= {};
    attributes[attribute] = value;
  }
  return attributes;
}

/** What React writes for a value; nothing when it writes no attribute. */
function textOf(type: string, attribute: string, value: unknown): string | undefined {
  if (value === "" && NOT_EMPTY.has(attribute)) return type === "a" ? value : undefined;
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return undefined;
  if (typeof value === "function" || typeof value === "symbol") return undefined;
  if (typeof value === "boolean") return attribute.includes("-") ? String(value) : undefined;
  return attribute === "style" ? Object.values(value).join(";") : String(value);
}

/** HTML that was given as it is. */
function htmlOf({ dangerouslySetInnerHTML: given }: Props): string | undefined {
  const html = (given as { __html?: unknown } | undefined)?.__html;
  return html === undefined || html === null ? undefined : String(html);
}
