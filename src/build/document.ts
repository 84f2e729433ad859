import { needsScriptsAtOnce, type ResolvedPage, type Shell } from "../page/resolved-page.ts";
import { isPattern } from "../page/route.ts";

/** Addresses of what a document loads. */
export interface DocumentAssets {
  /** Id of the build; documents and data of different builds do not mix. */
  build: string;
  loader: string;
  styles: string[];
  /** Fonts to load early. */
  fonts: string[];
  /** The data of the frame. */
  shell: string;
  /** Whether the icons for phones and their manifest are there. */
  icons?: boolean;
}

/** One document to write. */
export interface DocumentInput {
  page: ResolvedPage;
  shell: Shell;
  /** The rendered HTML of the page. */
  body: string;
  assets: DocumentAssets;
  /** The address of the page's data, when it is not beside the page's path. */
  dataUrl?: string;
  /** The absolute address of the picture shown when the page is shared. */
  shareImage?: string;
  /** Whether React takes over at once on every page, as in development. */
  hydrateAtOnce?: boolean;
}

/** Composes a whole HTML file. The content stands in it once; scripts fetch the page's data. */
export function composeDocument(input: DocumentInput): string {
  const { assets } = input;
  return [
    "<!doctype html>",
    `<html ${rootAttributes(input).join(" ")}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(input),
    ...iconTags(input),
    ...assets.fonts.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module" src="${assets.loader}"></script>`,
    "</head>",
    "<body>",
    `<div id="root">${input.body}</div>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function rootAttributes({ page, shell, assets, dataUrl, hydrateAtOnce }: DocumentInput): string[] {
  return [
    `lang="${escapeHtml(shell.language)}"`,
    `data-build="${assets.build}"`,
    `data-shell="${assets.shell}"`,
    `data-hydrate="${hydrateAtOnce || needsScriptsAtOnce(page) ? "now" : "intent"}"`,
    ...(dataUrl === undefined ? [] : [`data-page="${escapeHtml(dataUrl)}"`]),
  ];
}

/** Title and description, for search engines and for networks where the page is shared. */
function headTags({ page: { head, blocks, route }, shell, shareImage }: DocumentInput): string[] {
  const isArticle = blocks.some(({ type }) => type === "article-body" || type === "blog-article");
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const tags = [`<title>${title}</title>`, `<meta name="description" content="${description}">`];
  if (head.noindex) return [...tags, '<meta name="robots" content="noindex">'];
  if (isPattern(route)) return tags;
  tags.push(`<link rel="canonical" href="${escapeHtml(head.canonical)}">`);
  if (shareImage === undefined) return tags;
  return [
    ...tags,
    `<meta property="og:type" content="${isArticle ? "article" : "website"}">`,
    `<meta property="og:site_name" content="${escapeHtml(shell.brand)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(head.canonical)}">`,
    `<meta property="og:image" content="${escapeHtml(shareImage)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function iconTags({ shell, assets }: DocumentInput): string[] {
  const icon = `<link rel="icon" href="${escapeHtml(shell.icon ?? "data:,")}">`;
  if (!assets.icons) return [icon];
  return [
    icon,
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
}

/** Makes a text safe in HTML text and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
