/** An article of the blog, as lists show it. */
export interface Post {
  /** What its address ends with. */
  id: string;
  /** Plain text. */
  title: string;
  /** Plain text. */
  excerpt: string;
  /** The calendar day as written, for example `2026-03-15`; empty when the blog gave none. */
  day: string;
  /** The calendar day of the last change. */
  changed?: string;
  /** Who wrote it, in plain text; none where the by-line of the blog stands. */
  author?: string;
  /** Where the blog shows the article. */
  link?: string;
  image?: PostImage;
}

/** The picture of an article. Lengths in CSS pixels. */
export interface PostImage {
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Other widths of it, as in HTML. */
  srcset?: string;
}

/** An article with its text. */
export interface Article extends Post {
  body: ArticleNode[];
}

/** A piece of an article's text: sanitised, and plain data, so that React builds it and no HTML is parsed into the page. */
export type ArticleNode = string | ArticleElement | ArticleVideo;

export interface ArticleElement {
  tag: ArticleTag;
  /** Attributes under their names in React. */
  props?: Record<string, string | number | boolean>;
  children?: ArticleNode[];
}

/** A video of another site, shown after a click. */
export interface ArticleVideo {
  player: "youtube" | "vimeo";
  id: string;
  title: string;
}

/** Elements that articles may have. */
export const ARTICLE_TAGS = [
  "a",
  "abbr",
  "audio",
  "b",
  "blockquote",
  "br",
  "caption",
  "cite",
  "code",
  "dd",
  "del",
  "details",
  "div",
  "dl",
  "dt",
  "em",
  "figcaption",
  "figure",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "i",
  "img",
  "ins",
  "kbd",
  "li",
  "mark",
  "ol",
  "p",
  "pre",
  "q",
  "s",
  "section",
  "small",
  "span",
  "strong",
  "sub",
  "summary",
  "sup",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
  "u",
  "ul",
  "video",
] as const;

export type ArticleTag = (typeof ARTICLE_TAGS)[number];

/** The `id` on the page that stands for one in the text of an article: those of articles stay apart from all others. */
export function articleId(id: string): string {
  return `article-${id}`;
}
