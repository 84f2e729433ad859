import createDOMPurify, { type Config, type WindowLike } from "dompurify";
import type { TrustedTypePolicy } from "trusted-types/lib";
import { ARTICLE_TAGS, type ArticleNode } from "../../../engine/model/article.ts";
import { withoutControls } from "../../../engine/model/without-controls.ts";
import { articleTree, type Context } from "./article-tree.ts";

/** Reads the HTML of a blog: the browser's window does it, or jsdom's when the site is built. */
export interface HtmlReader {
  /** The text of a piece of HTML: tags are dropped, entities decoded once. */
  plainText(html: string): string;
  /** The text of an article, sanitised and fit for this site. */
  article(html: string, context: Context): ArticleNode[];
}

/** How a window parses text without running or loading anything in it. */
export interface Parsing {
  window: WindowLike & { DOMParser: typeof DOMParser };
  /** The Trusted Types policy under which it parses; none where the window knows none. */
  policy?: TrustedTypePolicy;
}

/** What an article may hold before it is made fit for this site: frames are turned into videos, first headings lowered, and of styles only a picture's width is read. */
const PROFILE: Config = {
  ALLOWED_TAGS: [...ARTICLE_TAGS, "h1", "iframe", "source", "#text"],
  ALLOWED_ATTR: [
    "align",
    "alt",
    "class",
    "colspan",
    "controls",
    "height",
    "href",
    "id",
    "lang",
    "dir",
    "open",
    "poster",
    "rel",
    "rowspan",
    "scope",
    "sizes",
    "src",
    "srcset",
    "start",
    "style",
    "title",
    "type",
    "width",
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  SANITIZE_NAMED_PROPS: true,
};

/** Makes a reader that works in the given window. */
export function createHtmlReader({ window, policy }: Parsing): HtmlReader {
  const purify = createDOMPurify(window);
  const parser = new window.DOMParser();
  return {
    plainText(html) {
      if (!/[<&]/.test(html)) return squeeze(html);
      const text = `<body>${html}`;
      const trusted = (policy?.createHTML(text) ?? text) as string;
      const parsed = parser.parseFromString(trusted, "text/html");
      for (const silent of parsed.querySelectorAll("script, style")) silent.remove();
      return squeeze(parsed.body.textContent ?? "");
    },
    article(html, context) {
      // The whole body: moving its children into a fragment takes jsdom the square of their number.
      const body = purify.sanitize(html, {
        ...PROFILE,
        TRUSTED_TYPES_POLICY: policy,
        RETURN_DOM: true,
      });
      return articleTree(body as HTMLElement, context);
    },
  };
}

function squeeze(text: string): string {
  return withoutControls(text).replace(/\s+/g, " ").trim();
}
