import { Parser } from "htmlparser2";

/** An attribute of an element in HTML that somebody wrote by hand. */
export interface HtmlAttribute {
  /** The name of the element, in small letters. */
  element: string;
  /** In small letters. */
  name: string;
  /** What it says, character references decoded. */
  value: string;
  /** The value as it is written, with its quotes. */
  quoted: string;
  /** Where that stands in the HTML. */
  offset: number;
}

/** The attributes of all elements of a piece of HTML, in their order. Of two with one name the first counts, as in browsers. */
export function attributesIn(html: string): HtmlAttribute[] {
  const refs: HtmlAttribute[] = [];
  let element = "";
  const seen = new Set<string>();
  const parser = new Parser({
    onopentagname(name) {
      element = name;
      seen.clear();
    },
    onattribute(name, value) {
      if (seen.has(name)) return;
      seen.add(name);
      const { startIndex, endIndex } = parser;
      const head = /^[^=]*=?\s*/.exec(html.slice(startIndex, endIndex))?.[0].length ?? 0;
      const offset = startIndex + head;
      refs.push({ element, name, value, quoted: html.slice(offset, endIndex), offset });
    },
  });
  parser.end(html);
  return refs;
}

/** Whether an attribute is the target of a link. */
export function isLink({ element, name }: HtmlAttribute): boolean {
  return element === "a" && name === "href";
}
