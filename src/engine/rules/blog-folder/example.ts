import type { RuleExample } from "../../pipeline/rule.ts";
import { page, site } from "../example-site.ts";

const blogs = (second: string) =>
  site(`
  "blog": { "provider": "files", "byline": "Us" },
  "blogs": [{ "provider": "files", "byline": "Us"${second} }],`);

const beside = {
  "article/[id].json": page('{ "type": "blog-article" }', "", "Article"),
  "news/[id].json": page('{ "type": "blog-article" }', "", "News"),
};

export const example: RuleExample = {
  file: "_site.json",
  beside,
  wrong: blogs(""),
  right: blogs(', "folder": "/news"'),
};
