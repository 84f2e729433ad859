import type { WrittenImage } from "../../../engine/model/blog-provider.ts";
import { parsedUrl } from "../../../engine/model/parsed-url.ts";
import { dayOf } from "./day-of.ts";
import { childrenOf, htmlOf, readXml, textOf, type XmlElement } from "./read-xml.ts";

/** An entry of a feed, of whichever kind. It is plain data, so that a copy of it can be kept. */
export interface FeedEntry {
  /** What tells it from all others: the feed's own id, or its address, or its title and day. */
  identity: string;
  /** HTML. */
  title: string;
  excerpt: string;
  html: string;
  date?: string;
  changed?: string;
  author?: string;
  /** The address of the article. */
  link?: string;
  /** What addresses in an article without one are relative to. */
  base: string;
  image?: WrittenImage;
}

/** A feed as it was read. */
export interface Feed {
  /** Newest first. */
  entries: FeedEntry[];
  /** The address of its next page. */
  next?: string;
}

/**
 * Reads a feed: RSS 2.0 and its elder kin, or Atom.
 *
 * @param address of the feed, to which addresses in it are relative
 * @throws when it is no feed, or has too many parts
 * @see https://www.rssboard.org/rss-specification
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function readFeed(text: string, address: string): Feed {
  const root = readXml(text);
  const [atom] = childrenOf(root, "feed", "atom:feed");
  const [rss] = childrenOf(root, "rss", "rdf:RDF");
  const channel = rss && childrenOf(rss, "channel")[0];
  if (!atom && !(rss && channel)) throw new Error("The blog sent something else than a feed.");
  const parts = atom
    ? childrenOf(atom, "entry", "atom:entry")
    : [channel, rss].flatMap((part) => (part ? childrenOf(part, "item") : []));
  const head = atom ?? channel;
  const base = absolute((atom ?? rss)?.attributes["xml:base"], address) ?? address;
  const entries = parts.map((part) => (atom ? atomEntry(part, base) : rssEntry(part, base)));
  const next = head && absolute(linkOf(head, "next"), address);
  return { entries: newestFirst(entries), next };
}

/** Feeds that do not say the days of all entries keep their own order. */
function newestFirst(entries: FeedEntry[]): FeedEntry[] {
  if (entries.some(({ date }) => date === undefined)) return entries;
  const day = ({ date = "" }: FeedEntry) => Number(date.replaceAll("-", ""));
  return entries.toSorted((a, b) => day(b) - day(a));
}

function rssEntry(item: XmlElement, base: string): FeedEntry {
  const first = (...names: string[]) => textOf(childrenOf(item, ...names)[0]);
  const [guid] = childrenOf(item, "guid");
  const isAddress = guid?.attributes.isPermaLink !== "false" && /^https?:/.test(textOf(guid) ?? "");
  const link = absolute(
    first("link") ?? linkOf(item) ?? (isAddress ? textOf(guid) : undefined),
    base,
  );
  const description = first("description", "itunes:summary") ?? "";
  const html = first("content:encoded", "content") ?? description;
  const title = first("title") ?? "";
  const date = dayOf(first("pubDate", "dc:date", "dcterms:created"));
  return {
    identity: textOf(guid) ?? link ?? `${title} ${date ?? ""}`,
    title,
    excerpt: excerptOf(description, html),
    html,
    date,
    changed: dayOf(first("atom:updated", "dcterms:modified")),
    author: first("dc:creator", "itunes:author") ?? nameIn(first("author")),
    link,
    base,
    image: imageOf(item),
  };
}

function atomEntry(entry: XmlElement, base: string): FeedEntry {
  const child = (name: string) => childrenOf(entry, name, `atom:${name}`)[0];
  const link = absolute(linkOf(entry), base);
  const content = markup(child("content"));
  const summary = markup(child("summary"));
  const title = markup(child("title"));
  const updated = dayOf(textOf(child("updated")));
  const date = dayOf(textOf(child("published"))) ?? updated;
  const author = child("author");
  return {
    identity: textOf(child("id")) ?? link ?? `${title} ${date ?? ""}`,
    title,
    excerpt: excerptOf(summary, content || summary),
    html: content || summary,
    date,
    changed: updated,
    author: author && textOf(childrenOf(author, "name", "atom:name")[0]),
    link,
    base,
    image: imageOf(entry),
  };
}

/** A text of Atom as HTML: it says itself whether it is plain, HTML, or HTML as XML. */
function markup(element: XmlElement | undefined): string {
  if (!element) return "";
  const { type = "text" } = element.attributes;
  if (type === "xhtml" || type === "application/xhtml+xml") {
    const [wrapper = element] = element.children.filter((child) => typeof child !== "string");
    return htmlOf(wrapper);
  }
  const text = textOf(element) ?? "";
  return /html/i.test(type) ? text : text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Feeds often give the whole article as its own summary: lists then show how it begins. */
function excerptOf(summary: string, html: string): string {
  return summary === html ? (/<p\b[^>]*>[\s\S]*?<\/p>/i.exec(html)?.[0] ?? summary) : summary;
}

/** A link by what it means; links that say nothing lead to the article itself. */
function linkOf(element: XmlElement, rel = "alternate"): string | undefined {
  const links = childrenOf(element, "link", "atom:link").filter(
    ({ attributes }) => attributes.href,
  );
  const meant = links.find(({ attributes }) => (attributes.rel ?? "alternate") === rel);
  return meant?.attributes.href;
}

/** The picture of an entry: a thumbnail, or an enclosure that is a picture. */
function imageOf(entry: XmlElement): WrittenImage | undefined {
  const groups = [entry, ...childrenOf(entry, "media:group")];
  const media = groups.flatMap((group) => childrenOf(group, "media:content"));
  const enclosures = [
    ...childrenOf(entry, "enclosure"),
    ...childrenOf(entry, "link", "atom:link").filter(
      ({ attributes }) => attributes.rel === "enclosure",
    ),
  ];
  const isPicture = ({ attributes }: XmlElement) =>
    (attributes.type ?? attributes.medium ?? "").startsWith("image");
  const [image] = [
    ...[...media, ...enclosures].filter(isPicture),
    ...groups.flatMap((group) => childrenOf(group, "media:thumbnail")),
    ...childrenOf(entry, "itunes:image"),
  ];
  const { url, href, width, height } = image?.attributes ?? {};
  const src = url ?? href;
  return src === undefined
    ? undefined
    : { src, ...(width && height && { width: Number(width), height: Number(height) }) };
}

/** RSS wants `a@example.com (Name)`; addresses of people are not for show. */
function nameIn(author: string | undefined): string | undefined {
  const name = /\(([^)]+)\)/.exec(author ?? "")?.[1] ?? author;
  return name?.includes("@") ? undefined : name;
}

function absolute(written: string | undefined, base: string): string | undefined {
  return written === undefined ? undefined : parsedUrl(written, base)?.href;
}
