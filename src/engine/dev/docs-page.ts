import { join } from "node:path";
import { Marked } from "marked";
import { escapeHtml } from "../model/escape-html.ts";
import type { Engine } from "../pipeline/engine.ts";
import { textIfReadable } from "../pipeline/regular-file.ts";
import { authorDocument } from "./author-document.ts";
import { docsPages } from "./docs/docs-pages.ts";

/** Where the documentation is, in development only. */
export const DOCS = "/_docs";

/** The pages of documentation, by the last part of their address. */
const PAGES: Record<string, string> = {
  authors: "Writing pages",
  blocks: "Blocks and fields",
  rules: "Rules",
  "own-parts": "Parts of your own",
};

/**
 * The document of one page of documentation, with what the site has of its own.
 *
 * @param root folder of the engine
 * @param path for example `/_docs/rules`; `/_docs` shows the guide
 */
export function docsDocument(root: string, engine: Engine, path: string): string | undefined {
  const name = path === DOCS ? "authors" : path.slice(DOCS.length + 1);
  const title = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  if (title === undefined) return undefined;
  const file = `docs/${name}.md`;
  const text = docsPages(root, engine).get(file) ?? textIfReadable(join(root, file));
  if (text === undefined) return undefined;
  const contents = Object.entries(PAGES).map(
    ([page, label]) => `<a href="${DOCS}/${page}">${escapeHtml(label)}</a>`,
  );
  const nav = `<nav aria-label="Documentation">${contents.join(" ")} <a href="/_blocks">Gallery</a></nav>`;
  return authorDocument({ title, body: `${nav}<main>${toHtml(text)}</main>` });
}

/** Headings get the ids that links in the files mean, as code hosts make them. */
function toHtml(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s-]/gu, "")
          .replace(/\s/g, "-");
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
    },
    walkTokens(token) {
      if (token.type === "link") token.href = token.href.replace(/^(\w+)\.md(?=#|$)/, `${DOCS}/$1`);
      if (token.type === "image" && !token.href.includes("/")) token.href = `/docs/${token.href}`;
    },
  });
  return marked.parse(markdown, { async: false });
}
