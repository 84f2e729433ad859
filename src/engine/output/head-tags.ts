import { escapeHtml } from "../model/escape-html.ts";
import { isPattern } from "../model/route.ts";
import type { DocumentInput } from "./document.ts";

/** Title and description of a page, for search engines and for networks where the page is shared. */
export function headTags(input: DocumentInput): string[] {
  const { head } = input.page;
  const tags = [`<title>${escapeHtml(head.title)}</title>`, named("description", head.description)];
  if (head.noindex) return [...tags, named("robots", "noindex")];
  if (isPattern(input.page.route)) return tags;
  tags.push(`<link rel="canonical" href="${escapeHtml(head.canonical)}">`);
  if (input.shareImage === undefined) return tags;
  return [
    ...tags,
    ...openGraphTags(input, input.shareImage),
    ...twitterTags(input, input.shareImage),
  ];
}

function openGraphTags(
  { page: { head }, shell, days, shareImageAlt, isArticle = false }: DocumentInput,
  image: string,
): string[] {
  return [
    property("og:type", isArticle ? "article" : "website"),
    property("og:site_name", shell.brand),
    property("og:locale", shell.language.replace("-", "_")),
    property("og:title", head.title),
    property("og:description", head.description),
    property("og:url", head.canonical),
    property("og:image", image),
    property("og:image:type", "image/png"),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", shareImageAlt ?? head.title),
    ...(isArticle && days?.published ? [property("article:published_time", days.published)] : []),
    ...(isArticle && days?.changed ? [property("article:modified_time", days.changed)] : []),
  ];
}

function twitterTags({ page: { head }, shareImageAlt }: DocumentInput, image: string): string[] {
  return [
    named("twitter:card", "summary_large_image"),
    named("twitter:title", head.title),
    named("twitter:description", head.description),
    named("twitter:image", image),
    named("twitter:image:alt", shareImageAlt ?? head.title),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
