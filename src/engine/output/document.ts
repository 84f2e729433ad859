import type { Hydration } from "../model/block-definition.ts";
import { directionOf } from "../model/direction.ts";
import { escapeHtml } from "../model/escape-html.ts";
import type { ResolvedPage, Shell } from "../model/resolved-page.ts";
import { SITE_FILES } from "../model/written-files.ts";
import { type ApartFiles, apartFiles } from "./apart-files.ts";
import { headTags } from "./head-tags.ts";

/** Addresses of what a document loads. */
export interface DocumentAssets {
  /** Id of the build; documents and data of different builds do not mix. */
  build: string;
  loader: string;
  styles: string[];
  /** What documents load beside that where a block stays apart, by its type. */
  apart?: Readonly<Record<string, ApartFiles>>;
  /** Fonts to load early. */
  fonts: string[];
  /** The data of the frame. */
  shell: string;
  /** Whether the icons for phones and their manifest are there. */
  icons?: boolean;
  /** The address of the feed of articles, when there are any. */
  feed?: string;
}

/** The frame of the pages of a language, and what their documents load. */
export interface DocumentFrame {
  /** The path that these pages lie below; empty for the first language. */
  path: string;
  shell: Shell;
  assets: DocumentAssets;
}

/** What a document says beside the content of its page. */
export interface DocumentMeta {
  /** When React takes over. */
  hydrate: Hydration;
  /** Whether the page is an article. */
  isArticle?: boolean;
  /** The absolute address of the picture shown when the page is shared. */
  shareImage?: string;
  /** What is seen on that picture. */
  shareImageAlt?: string;
  /** What the page says in the words of schema.org, as JSON-LD. */
  structuredData?: string;
  /** The days an article was published and last changed, as year-month-day. */
  days?: { published?: string; changed?: string };
}

/** One document to write. */
export interface DocumentInput extends DocumentMeta {
  page: ResolvedPage;
  shell: Shell;
  /** The rendered HTML of the page. */
  body: string;
  assets: DocumentAssets;
  /** The address of the page's data, when it is not beside the page's path. */
  dataUrl?: string;
}

/** Composes a whole HTML file. The content stands in it once; scripts fetch the page's data. */
export function composeDocument(input: DocumentInput): string {
  const { assets, page } = input;
  const apart = apartFiles(page, assets.apart);
  return [
    "<!doctype html>",
    `<html ${rootAttributes(input).join(" ")}>`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(input),
    ...iconTags(input),
    ...feedTags(input),
    ...assets.fonts.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...assets.styles, ...apart.styles].map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module"${priority(input)} src="${assets.loader}"></script>`,
    ...apart.scripts.map((url) => `<link rel="modulepreload"${priority(input)} href="${url}">`),
    ...structuredDataTags(input),
    "</head>",
    "<body>",
    `<div id="root">${input.body}</div>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** What is seen first comes before the script, except where nothing is seen without it. */
function priority({ hydrate }: DocumentInput): string {
  return hydrate === "now" ? "" : ' fetchpriority="low"';
}

function rootAttributes({ shell, assets, dataUrl, hydrate }: DocumentInput): string[] {
  return [
    `lang="${escapeHtml(shell.language)}"`,
    ...(directionOf(shell.language) === "rtl" ? ['dir="rtl"'] : []),
    `data-build="${assets.build}"`,
    `data-shell="${assets.shell}"`,
    `data-hydrate="${hydrate}"`,
    ...(dataUrl === undefined ? [] : [`data-page="${escapeHtml(dataUrl)}"`]),
  ];
}

/** The icon of a tab: where the site has none of its own, the one that is drawn. Without either, browsers would ask for one. */
export function iconHref({ icon }: Shell, { icons }: DocumentAssets): string {
  return icon ?? (icons ? `/${SITE_FILES.favicon}` : "data:,");
}

function iconTags({ shell, assets }: DocumentInput): string[] {
  const icon = `<link rel="icon" href="${escapeHtml(iconHref(shell, assets))}">`;
  if (!assets.icons) return [icon];
  return [
    icon,
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
}

function feedTags({ shell, assets: { feed } }: DocumentInput): string[] {
  if (feed === undefined) return [];
  const title = escapeHtml(shell.brand);
  return [`<link rel="alternate" type="application/atom+xml" title="${title}" href="${feed}">`];
}

/** A block of data, which no browser runs; a `<` in it could end it early. */
function structuredDataTags({ structuredData }: DocumentInput): string[] {
  if (structuredData === undefined) return [];
  const safe = structuredData.replaceAll("<", "\\u003c");
  return [`<script type="application/ld+json">${safe}</script>`];
}
