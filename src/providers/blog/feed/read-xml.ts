import { Parser } from "htmlparser2";

/** An element of a feed. Names are as they are written, with their prefix. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Feeds are shallow, and a feed of thousands of articles has some hundred thousand elements. */
const LIMITS = { depth: 100, elements: 1_000_000 };

/**
 * Reads XML, also where it is not well formed. Entities that a document defines by itself are not read, so
 * that none grows without end.
 *
 * @throws when it is nested too deep, or has too many elements
 */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (open.length > LIMITS.depth || count > LIMITS.elements)
          throw new Error(
            `The feed has too many elements${count > LIMITS.elements ? "" : " inside one another"}.`,
          );
        const element = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (piece) => open.at(-1)?.children.push(piece),
      onclosetag: () => {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return root;
}

/** The elements of a name directly within another; without regard to prefixes that stand for the feed's own language. */
export function childrenOf(element: XmlElement, ...names: string[]): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== "string" && names.includes(child.name),
  );
}

/** The text in an element, that of elements within it included; nothing where there is none. */
export function textOf(element: XmlElement | undefined): string | undefined {
  const text = element?.children.map((child) =>
    typeof child === "string" ? child : (textOf(child) ?? ""),
  );
  const whole = text?.join("").trim();
  return whole === "" ? undefined : whole;
}

/** The elements within an element as HTML, for feeds that hold it as XML. */
export function htmlOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === "string") return escaped(child);
      const name = child.name.replace(/^[^:]*:/, "");
      const attributes = Object.entries(child.attributes)
        .filter(([key]) => !key.startsWith("xmlns"))
        .map(([key, value]) => ` ${key}="${escaped(value)}"`);
      const start = `<${name}${attributes.join("")}>`;
      return VOID.has(name) ? start : `${start}${htmlOf(child)}</${name}>`;
    })
    .join("");
}

/** Elements of HTML that have no end. */
const VOID = new Set(["area", "br", "col", "hr", "img", "source", "track", "wbr"]);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
