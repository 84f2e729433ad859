import { readFileSync } from "node:fs";

/** Every route of the built site, from its sitemap. */
export const ROUTES = [
  ...readFileSync("dist/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g),
].map((match) => match[1] ?? "/");
