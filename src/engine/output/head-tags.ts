import { escapeHtml } from "../model/escape-html.ts";
import { isPattern } from "../model/route.ts";
import { alternatesOf } from "./alternates.ts";
import type { DocumentInput } from "./document.ts";

/** Title and description of a page, for search engines and for networks where the page is shared. */
export function headTags(input: DocumentInput): string[] {
  const { head } = input.page;
  const title = `<title>${escapeHtml(head.title)}</title>`;
  const tags = [title, named("description", head.description)];
  if (head.noindex) return [...tags, named("robots", "noindex")];
  if (isPattern(input.page.route)) return tags;
  const canonical = `<link rel="canonical" href="${escapeHtml(head.canonical)}">`;
  return [
    title,
    description(head.description),
    canonical,
    ...versionTags(input),
    ...openGraphTags(input),
    card(input),
  ];
}

/** The same page in other languages. */
function versionTags({ page, shell }: DocumentInput): string[] {
  return (alternatesOf(page, shell) ?? []).map(
    ({ language, address }) =>
      `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}">`,
  );
}

function openGraphTags(input: DocumentInput): string[] {
  const {
    page: { head },
    shell,
    days,
    isArticle = false,
  } = input;
  return [
    property("og:type", isArticle ? "article" : "website"),
    property("og:site_name", shell.brand),
    // Open Graph takes American English for granted.
    ...(shell.language === "en-US" ? [] : [property("og:locale", locale(shell.language))]),
    property("og:title", head.title),
    property("og:url", head.canonical),
    ...imageTags(input),
    ...(isArticle && days?.published ? [property("article:published_time", days.published)] : []),
    ...(isArticle && days?.changed ? [property("article:modified_time", days.changed)] : []),
  ];
}

function imageTags({ page, shareImage, shareImageAlt }: DocumentInput): string[] {
  if (shareImage === undefined) return [];
  return [
    property("og:image", shareImage),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", shareImageAlt ?? page.head.title),
  ];
}

/** X takes title, text and picture from Open Graph, but the form of its card from here. */
function card({ shareImage }: DocumentInput): string {
  return named("twitter:card", shareImage === undefined ? "summary" : "summary_large_image");
}

/** Open Graph wants a country: of a language without one, that where most people speak it. */
function locale(language: string): string {
  const { region } = new Intl.Locale(language).maximize();
  return `${language.slice(0, 2)}_${region}`;
}

/** One element says it to search engines and to networks. */
function description(text: string): string {
  return `<meta name="description" property="og:description" content="${escapeHtml(text)}">`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
