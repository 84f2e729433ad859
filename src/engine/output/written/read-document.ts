import { Parser } from "htmlparser2";

/** Something a document refers to, as it is written there. */
export interface WrittenReference {
  /** For example `img src` or `meta og:image`. */
  attribute: string;
  value: string;
}

/** What a written document refers to and offers. */
export interface WrittenDocument {
  references: WrittenReference[];
  ids: string[];
  /** Ids that elements say they are labelled, described or controlled by. */
  idReferences: WrittenReference[];
}

/** Attributes with an address. */
const ADDRESSES = [
  "href",
  "src",
  "poster",
  "action",
  "formaction",
  "data",
  "data-page",
  "data-shell",
];
const ID_LISTS = [
  "for",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-flowto",
  "aria-details",
  "aria-errormessage",
  "aria-activedescendant",
  "headers",
  "list",
  "form",
  "popovertarget",
];
const META_ADDRESSES = new Set(["og:image", "og:url", "og:video", "og:audio", "twitter:image"]);

/** A tag with attributes. Quoted values in what React writes hold no `>`. */
const TAG = /<[a-z][^\s>]*\s[^>]*>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
/** Tags that say something; nearly all others have a class only. */
const TELLING = new RegExp(
  `\\s(id|name|style|srcset|imagesrcset|usemap|content|${[...ADDRESSES, ...ID_LISTS].join("|")})=`,
  "i",
);
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
    const written: WrittenDocument = { references: [], ids: [], idReferences: [] };
    for (const [tag] of html.matchAll(TAG)) {
      if (!TELLING.test(tag) || WORDS.test(tag)) continue;
      const part = readTag(tag);
      written.references.push(...part.references);
      written.ids.push(...part.ids);
      written.idReferences.push(...part.idReferences);
    }
    for (const [, css = ""] of html.matchAll(STYLE))
      for (const value of urlsIn(css)) add(written, "style url()", value);
    return written;
  };
}

function readTags(html: string): WrittenDocument {
  const written: WrittenDocument = { references: [], ids: [], idReferences: [] };
  const parser = new Parser({
    onopentag: (name, attributes) => readElement(name, attributes, written),
  });
  parser.write(html);
  parser.end();
  return written;
}

/** The addresses in a style sheet. */
export function urlsIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => match[2] ?? "");
}

/** The addresses in a sitemap or a feed. */
export function readXml(xml: string): WrittenReference[] {
  const values = xml.matchAll(/<loc>([^<]*)<\/loc>|<link\b[^>]*\bhref="([^"]*)"/g);
  return [...values].map(([, loc, href]) => ({
    attribute: loc === undefined ? "link href" : "loc",
    value: (loc ?? href ?? "").replaceAll("&amp;", "&"),
  }));
}

function readElement(
  name: string,
  attributes: Record<string, string>,
  written: WrittenDocument,
): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === "id" || (attribute === "name" && name === "a")) written.ids.push(value);
    else if (ADDRESSES.includes(attribute)) add(written, `${name} ${attribute}`, value);
    else if (attribute === "srcset" || attribute === "imagesrcset")
      for (const candidate of value.split(/,\s+/))
        add(written, `${name} ${attribute}`, candidate.trim().split(/\s/, 1)[0] ?? "");
    else if (attribute === "style")
      for (const url of urlsIn(value)) add(written, `${name} style`, url);
    else if (attribute === "usemap") add(written, `${name} usemap`, value);
    else if (ID_LISTS.includes(attribute))
      for (const id of value.split(/\s+/).filter(Boolean))
        written.idReferences.push({ attribute: `${name} ${attribute}`, value: id });
  }
  if (name === "meta") readMeta(attributes, written);
}

function readMeta(attributes: Record<string, string>, written: WrittenDocument): void {
  const { content = "" } = attributes;
  const kind = attributes.property ?? attributes.name ?? "";
  if (META_ADDRESSES.has(kind)) add(written, `meta ${kind}`, content);
  if (attributes["http-equiv"]?.toLowerCase() === "refresh") {
    const target = /url\s*=\s*["']?([^"']*)/i.exec(content)?.[1];
    if (target !== undefined) add(written, "meta refresh", target.trim());
  }
}

function add(written: WrittenDocument, attribute: string, value: string): void {
  written.references.push({ attribute, value });
}
