import { packText, unpackText } from "./packed-text.ts";
import type { ResolvedPage } from "./resolved-page.ts";

/** A page as browsers fetch it. */
export interface PageData {
  /** The build that wrote it. */
  build: string;
  /** Smaller than the page itself: rich text as strings, nothing that goes without saying. */
  page: object;
  /** Styles that it needs beside those of all pages. */
  styles?: readonly string[];
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Before a string that begins like packed text. */
const AS_IT_IS = "<>";

/** What is written as the data of a page, with the styles that it has beside those of all pages. */
export function pageData(
  build: string,
  { head, ...page }: ResolvedPage,
  styles: readonly string[] = [],
): PageData {
  const { noindex, ...listed } = head;
  const shown = { ...page, head: noindex ? head : listed };
  const data = { build, page: pack(shown as unknown as Json) as object };
  return styles.length > 0 ? { ...data, styles } : data;
}

/** The page that some data was made from. */
export function unpackPage(packed: object): ResolvedPage {
  const page = unpack(packed as Json) as unknown as ResolvedPage;
  return { ...page, head: { ...page.head, noindex: page.head.noindex ?? false } };
}

function pack(value: Json): Json {
  if (typeof value === "string") return value.startsWith("<") ? AS_IT_IS + value : value;
  if (Array.isArray(value)) return packText(value) ?? value.map(pack);
  return inEach(value, pack);
}

function unpack(value: Json): Json {
  if (typeof value === "string") {
    if (!value.startsWith("<")) return value;
    const isText = !value.startsWith(AS_IT_IS);
    return isText ? (unpackText(value) as Json) : value.slice(AS_IT_IS.length);
  }
  return Array.isArray(value) ? value.map(unpack) : inEach(value, unpack);
}

function inEach(value: Json, change: (value: Json) => Json): Json {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, change(item as Json)]),
  );
}
