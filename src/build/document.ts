import { needsScriptsAtOnce, type ResolvedPage, type Shell } from "../page/resolved-page.ts";

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
  /** Whether React takes over at once on every page, as in development. */
  hydrateAtOnce?: boolean;
}

/** Composes a whole HTML file. The content stands in it once; scripts fetch the page's data. */
export function composeDocument({
  page,
  shell,
  body,
  assets,
  dataUrl,
  hydrateAtOnce,
}: DocumentInput): string {
  const { head } = page;
  const data = [
    `lang="${escapeHtml(shell.language)}"`,
    `data-build="${assets.build}"`,
    `data-shell="${assets.shell}"`,
    `data-hydrate="${hydrateAtOnce || needsScriptsAtOnce(page) ? "now" : "intent"}"`,
    ...(dataUrl === undefined ? [] : [`data-page="${escapeHtml(dataUrl)}"`]),
  ];
  return [
    "<!doctype html>",
    `<html ${data.join(" ")}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.noindex
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    `<link rel="icon" href="${escapeHtml(shell.icon ?? "data:,")}">`,
    ...assets.fonts.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module" src="${assets.loader}"></script>`,
    "</head>",
    "<body>",
    `<div id="root">${body}</div>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** Makes a text safe in HTML text and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
