import { Parser } from "htmlparser2";
import {
  ADDRESSES,
  addReference,
  emptyDocument,
  ID_LISTS,
  OTHERS,
  readElement,
  urlsIn,
  type WrittenDocument,
  type WrittenReference,
} from "./read-element.ts";

/** A tag with attributes. Quoted values in what React writes hold no `>`. */
const TAG = /<[a-z][^\s>]*\s[^>]*>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
/** Tags that say something; nearly all others have a class only. */
const TELLING = new RegExp(`\\s(${[...OTHERS, ...ADDRESSES, ...ID_LISTS].join("|")})=`, "i");
/** Descriptions of a page in words, which are most of its head. */
const WORDS = /^<meta\s(?!.*(?:og:(?:image|url|video|audio)|twitter:image|http-equiv))/is;
/** Frames make most tags the same on all pages; more different ones than this are read anew. */
const MOST_KNOWN = 20_000;

/** Reads documents, and every tag that stands in many of them once. */
export function createDocumentReader(): (html: string) => WrittenDocument {
  const byTag = new Map<string, WrittenDocument>();
  const readTag = (tag: string): WrittenDocument => {
    const known = byTag.get(tag);
    if (known) return known;
    const copy = Buffer.from(tag).toString();
    const parsed = readTags(copy);
    if (byTag.size < MOST_KNOWN) byTag.set(copy, parsed);
    return parsed;
  };
  return (html) => {
    const written = emptyDocument();
    for (const [tag] of html.matchAll(TAG)) {
      if (!TELLING.test(tag) || WORDS.test(tag)) continue;
      const part = readTag(tag);
      written.references.push(...part.references);
      written.ids.push(...part.ids);
      written.idReferences.push(...part.idReferences);
    }
    for (const [, css = ""] of html.matchAll(STYLE))
      for (const value of urlsIn(css)) addReference(written, "style url()", value);
    return written;
  };
}

function readTags(html: string): WrittenDocument {
  const written = emptyDocument();
  const parser = new Parser({
    onopentag: (name, attributes) => readElement(name, attributes, written),
  });
  parser.write(html);
  parser.end();
  return written;
}

/** The addresses in a sitemap or a feed. */
export function readXml(xml: string): WrittenReference[] {
  const values = xml.matchAll(/<loc>([^<]*)<\/loc>|<(?:xhtml:)?link\b[^>]*\bhref="([^"]*)"/g);
  return [...values].map(([, loc, href]) => ({
    attribute: loc === undefined ? "link href" : "loc",
    value: (loc ?? href ?? "").replaceAll("&amp;", "&"),
  }));
}
