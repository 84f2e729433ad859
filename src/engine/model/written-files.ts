/** Files that a build writes beside the documents and the data of pages, below the output folder. */
export const SITE_FILES = {
  sitemap: "sitemap.xml",
  feed: "feed.xml",
  guide: "llms.txt",
  robots: "robots.txt",
  headers: "_headers",
  redirects: "_redirects",
  favicon: "favicon.ico",
  manifest: "manifest.webmanifest",
  part: "_part",
  output: "_output",
  earlier: "_earlier",
} as const;

/** A part of a sitemap that has too many addresses for one file, from 1. */
export function sitemapPart(number: number): string {
  return `sitemap-${number}.xml`;
}

/** A form that the site brings itself: a document of its own with its address, script and styles. */
export const FORM_DOCUMENT = {
  folder: "sample-form",
  path: "/sample-form/form",
  script: "sample-form/form.js",
  styles: "sample-form/form.css",
} as const;

/** Those of them that links may lead to, as paths of the site. */
export const LINKABLE_FILES: readonly string[] = [
  SITE_FILES.sitemap,
  SITE_FILES.feed,
  SITE_FILES.guide,
  SITE_FILES.robots,
].map((file) => `/${file}`);

/** Sizes in pixels of the icons that phones ask for. */
export const ICON_SIZES = [180, 192, 512] as const;

/** The file of an icon. */
export function iconFile(size: number): string {
  return `icon-${size}.png`;
}

/** Parts of a sitemap, the data of a page, the not-found page, and documents behind route patterns. */
const PATTERNS = [
  /^sitemap-[1-9]\d*\.xml$/,
  /(^|\/)page\.json$/,
  /^404(\.html|\.json)?$/,
  /(^|\/)_[a-z]+\.(html|json)$/,
  /^sample-form\/form(\.js|\.css|(\/[a-z0-9-]+)?(\/index\.html)?)$/,
];

/** Whether a path of the site belongs to a file that a build writes, or to a compressed copy of one. */
export function isWrittenFile(path: string): boolean {
  const file = path
    .slice(1)
    .toLowerCase()
    .replace(/\.(br|gz)$/, "");
  const names: string[] = [...Object.values(SITE_FILES), ...ICON_SIZES.map(iconFile)];
  return names.includes(file) || PATTERNS.some((pattern) => pattern.test(file));
}
