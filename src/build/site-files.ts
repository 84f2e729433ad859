import type { CheckedPage, CheckedSite } from "../checks/site.ts";
import { absolute } from "../content/resolve/head.ts";
import { isPattern } from "../page/route.ts";
import { escapeHtml } from "./document.ts";
import { headerRules, redirectRules } from "./hosting-tables.ts";
import type { OutputFile } from "./render-pages.ts";

/** Files beside the pages: sitemap, feed, robots and the rules for hosts. */
export function siteFiles(site: CheckedSite): OutputFile[] {
  const listed = site.pages.filter(({ page }) => !isPattern(page.route) && !page.head.noindex);
  return [
    { path: "sitemap.xml", text: sitemap(listed) },
    { path: "feed.xml", text: feed(site, listed) },
    { path: "robots.txt", text: robots(site.index.site.url) },
    ...sampleFiles(site),
    { path: "_headers", text: headersFile(site) },
    { path: "_redirects", text: redirectsFile(site) },
  ];
}

function sitemap(pages: CheckedPage[]): string {
  const urls = pages.map(({ entry, page }) => {
    const day = entry.page.updated ?? entry.page.reviewed ?? entry.page.published;
    const changed = day === undefined ? "" : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${escapeHtml(page.head.canonical)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** An Atom feed of the articles: the pages with a publication day, newest first. */
function feed(site: CheckedSite, pages: CheckedPage[]): string {
  const { brand, url, blog } = site.index.site;
  const articles = pages
    .filter(({ entry }) => entry.page.published !== undefined)
    .sort((a, b) => ((a.entry.page.published ?? "") < (b.entry.page.published ?? "") ? 1 : -1));
  const newest = articles[0]?.entry.page.published ?? "1970-01-01";
  const entries = articles.map(
    ({ entry, page }) =>
      `<entry><id>${escapeHtml(page.head.canonical)}</id><title>${escapeHtml(page.head.title)}</title>` +
      `<link href="${escapeHtml(page.head.canonical)}"/><published>${entry.page.published}T00:00:00Z</published>` +
      `<updated>${entry.page.updated ?? entry.page.published}T00:00:00Z</updated>` +
      `<summary>${escapeHtml(page.head.description)}</summary></entry>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeHtml(absolute(url, "/"))}</id><title>${escapeHtml(brand)}</title><updated>${newest}T00:00:00Z</updated>`,
    `<author><name>${escapeHtml(blog?.byline ?? brand)}</name></author>`,
    `<link rel="self" href="${escapeHtml(absolute(url, "/feed.xml"))}"/>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

/** The sample articles, where the browser looks for them when no blog is set. */
function sampleFiles({ index }: CheckedSite): OutputFile[] {
  if (index.site.blog === undefined || index.site.blog.host !== undefined) return [];
  const posts = index.posts.map((post) => ({
    path: `blog/posts/${post.id}.json`,
    text: JSON.stringify(post),
  }));
  return [{ path: "blog/posts.json", text: JSON.stringify(index.posts) }, ...posts];
}

function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute(url, "/sitemap.xml")}\n`;
}

function headersFile({ index }: CheckedSite): string {
  const blocks = headerRules(index.site).map(
    ({ path, headers }) =>
      `${path}\n${Object.entries(headers)
        .map(([name, value]) => `  ${name}: ${value}`)
        .join("\n")}`,
  );
  return `${blocks.join("\n")}\n`;
}

function redirectsFile(site: CheckedSite): string {
  return redirectRules(site.index, site.shell.patterns)
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join("");
}
