import { readFileSync } from "node:fs";

/** Every route of the built site, from its sitemap, and the pages that are not in it. */
export const ROUTES = [
  ...[
    ...readFileSync("dist/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g),
  ].map((match) => match[1] ?? "/"),
  "/article/101",
];
