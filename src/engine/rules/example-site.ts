/** The text of a page with blocks and fields as JSON, for examples. */
export const page = (blocks: string, fields = "", title = "Visit") =>
  `{\n  "title": "${title}",\n  "description": "What to know about ${title}.",${fields}\n  "blocks": [${blocks}]\n}\n`;

/** A page with one text. */
export const text = (words: string, title?: string) =>
  page(`{ "type": "hero" }, { "type": "rich-text", "text": "${words}" }`, "", title);

/** The text of a site file with further fields as JSON. */
export const site = (fields: string) =>
  `{\n  "brand": "Example",\n  "url": "https://www.example.com",\n  "language": "en-US",${fields}\n  "navigation": { "header": [{ "label": "Home", "href": "/" }], "action": { "label": "Visit", "href": "/visit" } },\n  "footer": { "groups": [] }\n}\n`;

/** A page with one text and the list of its sources. */
export const citing = (words: string) =>
  page(`{ "type": "hero" }, { "type": "rich-text", "text": "${words}" }, { "type": "sources" }`);

/** One law that pages may cite. */
export const SOURCES = `{
  "citationSigns": ["section"],
  "sources": {
    "opening": { "kind": "law", "name": "Trade Code section 12", "href": "https://www.example.org/trade/12", "mentions": ["12"] }
  }
}
`;

/** The files that every example stands among. */
export const EXAMPLE_SITE: Record<string, string> = {
  "_site.json": site(""),
  "index.json": page('{ "type": "hero" }, { "type": "cards", "pages": "below" }', "", "Home"),
  "visit.json": page('{ "type": "hero" }'),
};

/** The files of a site whose second language has a home page and one page below it. */
export const SPANISH: Record<string, string> = {
  "_site.json": site(
    '\n  "languages": [{ "language": "en-US", "name": "English" }, { "language": "es", "name": "Español", "folder": "/es" }],',
  ),
  "es/_site.json": `{\n  "navigation": { "header": [{ "label": "Inicio", "href": "/es" }], "action": { "label": "Visita", "href": "/es/visita" } },\n  "footer": { "groups": [] }\n}\n`,
  "es/index.json": page('{ "type": "hero" }', '\n  "translates": "/",', "Inicio"),
  "es/visita.json": page('{ "type": "hero" }', '\n  "translates": "/visit",', "Visita"),
};
