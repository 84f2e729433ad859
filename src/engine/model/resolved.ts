import type { FocusPoint } from "../fields/image/type.ts";
import type { ResolvedFields } from "../fields/resolved-fields.ts";
import type { BrowserBlog } from "./blog-provider.ts";

/** A picture ready to be shown. Lengths in CSS pixels. */
export interface Picture {
  /** The address of the file every browser can show. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Other widths of the same file, as in HTML. */
  srcset?: string;
  /** Better formats first, each with its widths. */
  sources?: PictureSource[];
  /** What stays in view where less than the whole is shown, in percent from the left and the top; the middle by default. */
  focus?: FocusPoint;
}

export interface PictureSource {
  /** MIME type, for example `image/avif`. */
  type: string;
  /** As in HTML: addresses with their widths. */
  srcset: string;
}

/** A page as cards and lists show it. */
export interface PageCard {
  route: string;
  title: string;
  summary: string;
  picture?: Picture;
}

/** A link with its words. */
export interface Crumb {
  label: string;
  href: string;
}

/** Ways to reach the people behind the site. */
export interface Contact {
  phone?: string;
  phoneNumber?: string;
  email?: string;
}

/** A day, as year-month-day and as it is shown. */
export interface Day {
  iso: string;
  text: string;
}

/** Who compared a page with its sources, and when. */
export interface Review {
  name: string;
  credentials?: string;
  day: Day;
}

/** A law, a rule or a board as a list shows it. */
export interface ShownSource {
  name: string;
  href: string;
  about?: string;
  publisher?: string;
}

/** Where articles of the blog come from. */
export interface BlogSource {
  /** The folder of the blog; empty for the blog without one. */
  folder: string;
  /** The provider's name. */
  provider: string;
  /** What visitors' browsers ask the blog with; none for a blog whose articles are all known to the build. */
  browser?: BrowserBlog;
  /** The route that shows single articles, for example `/article/:id`; none when no page does. */
  route?: string;
  byline: string;
  /** The name of the site, which ends the title of every article. */
  brand: string;
  /** The public address of this site. */
  site: string;
}

/** Who compares pages with their sources. */
export interface Reviewer {
  name: string;
  credentials?: string;
}

/** Authored data after resolving: no tokens, no Markdown, no look-ups left. */
export type Resolved<T> = [ResolvedField<T>] extends [never]
  ? T extends (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T
  : ResolvedField<T> | Extract<T, undefined>;

/** What becomes of a value whose type resolves to another one; never for all others. */
type ResolvedField<T> = {
  [Name in keyof ResolvedFields]: [T] extends [ResolvedFields[Name]["written"] | undefined]
    ? [ResolvedFields[Name]["written"]] extends [T]
      ? ResolvedFields[Name]["resolved"]
      : never
    : never;
}[keyof ResolvedFields];
