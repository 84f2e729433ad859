import { readFileSync } from "node:fs";

/** Every route of the built site, from its sitemap, and the pages that are not in it. */
export const ROUTES = [
  ...[
    ...readFileSync("dist/sitemap.xml", "utf8").matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g),
  ].map((match) => match[1] ?? "/"),
  "/article/1",
];

/** One page of every kind. */
export const PAGE_KINDS = [
  "/",
  "/about",
  "/services",
  "/services/medical-director",
  "/services/medical-director/rn",
  "/services/chart-review",
  "/clinic-types/medical-spas",
  "/locations",
  "/locations/texas",
  "/locations/texas/houston",
  "/resources",
  "/resources/texas-medspa-medical-director-guide",
  "/contact",
  "/article/1",
  "/no-such-page",
];
