import { plain } from "./nearest.ts";

/** What other programs and people call fields: first the names that schemas use, then their other names, the most usual first. */
const ROWS: [fields: string, others: string][] = [
  ["title heading", "headline header name caption label"],
  ["label", "text linkText buttonText name title caption"],
  ["text", "content body copy markdown html paragraph paragraphs description desc details"],
  ["description", "desc metaDescription summary abstract text content body details"],
  ["summary", "excerpt teaser blurb abstract cardText"],
  ["subtitle", "subheading subheadline subhead tagline strapline lead lede intro description text"],
  ["intro", "introduction lead lede preamble subtitle description text"],
  ["eyebrow", "kicker overline pretitle supertitle overtitle"],
  ["headTitle", "metaTitle seoTitle pageTitle htmlTitle browserTitle documentTitle"],
  ["shortTitle", "navTitle menuTitle shortName cardTitle menuLabel breadcrumb"],
  ["question", "q ask query title heading"],
  ["answer", "a reply response text content body description"],
  ["alt", "altText alternative alternativeText caption description label title"],
  ["anchor", "id hash fragment bookmark slug htmlId name"],
  ["items", "entries list elements points bullets rows faqs questions features cards children"],
  ["rows", "items lines entries prices"],
  ["steps", "items stages phases entries"],
  ["sections", "parts chapters items blocks"],
  ["blocks", "sections components modules widgets content body children"],
  ["actions", "buttons links ctas"],
  ["action", "button cta link"],
  ["links", "items children entries menu"],
  ["groups", "columns sections links"],
  ["href", "url link uri to target address path route destination"],
  ["src", "source file filename url path image href uri"],
  ["path", "url from route old alias"],
  ["picture image", "img photo pic cover thumbnail featuredImage heroImage graphic illustration"],
  ["poster", "image thumbnail picture preview still cover"],
  ["mp4", "video src file movie film"],
  ["icon", "symbol glyph iconName drawing"],
  ["tone", "theme background variant style color colour scheme"],
  ["type", "kind block component blockType"],
  ["aliases", "alias redirects redirectFrom oldPaths oldUrls paths"],
  ["topics", "tags keywords categories subjects labels"],
  ["published", "date publishedAt datePublished publishDate created createdAt pubDate"],
  ["updated", "modified lastModified dateModified updatedAt lastmod changed"],
  ["reviewed", "reviewedAt lastReviewed checked verified"],
  ["order", "position weight sort sortOrder index priority rank"],
  ["noindex", "robots hideFromSearch"],
  ["number", "no nr step index position"],
  ["value", "figure amount number price cost stat text"],
  ["pages", "routes children links items"],
  ["below", "under parent folder"],
  ["use", "shared ref include name id"],
  ["columns", "cols perRow"],
  ["limit", "max count first"],
  ["actionLabel", "buttonLabel linkText buttonText cta"],
  ["footnote note", "small remark disclaimer"],
  ["byline", "author by writer"],
  ["brand", "name siteName title company"],
  ["url", "siteUrl baseUrl website domain host origin address"],
  ["language", "lang locale"],
  ["phone", "tel telephone"],
  ["email", "mail emailAddress"],
  ["navigation", "nav menu menus"],
  ["header", "main top primary links items"],
  ["street", "line1 address1 streetAddress address"],
  ["city", "town locality"],
  ["region", "state province county"],
  ["postalCode", "zip zipcode zipCode postcode"],
  ["country", "countryCode"],
];

const TABLE = ROWS.map(([fields, others]) => ({
  fields: new Set(fields.split(" ")),
  words: [...fields.split(" "), ...others.split(" ")].map(plain),
}));

/**
 * Of the names that can stand somewhere those that mean the same as a word, the nearest in meaning first.
 *
 * @param word as somebody wrote it
 * @param names that the schema knows there
 */
export function sameInMeaning(word: string, names: string[]): string[] {
  const wanted = plain(word);
  const ranked = names.flatMap((name) => {
    const ranks = TABLE.filter(({ fields }) => fields.has(name))
      .map(({ words }) => words.indexOf(wanted))
      .filter((rank) => rank >= 0);
    return ranks.length === 0 ? [] : [{ name, rank: Math.min(...ranks) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ name }) => name);
}
