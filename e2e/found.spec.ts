import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { ROUTES } from "./support/routes.ts";

const SITE = "https://www.example.com";
/** Words of schema.org's own and addresses, which are no text of the page. */
const NOT_TEXT =
  /^(@.*|url|item|logo|image|thumbnailUrl|contentUrl|contactType|addressCountry|date[A-Z].*|lastReviewed|priceCurrency|unitText|position|numberOfItems)$/;

interface Said {
  key: string;
  value: string;
}

function everythingSaid(value: unknown, key = ""): Said[] {
  if (Array.isArray(value)) return value.flatMap((item) => everythingSaid(item, key));
  if (typeof value !== "object" || value === null) return [{ key, value: String(value) }];
  return Object.entries(value).flatMap(([name, item]) => everythingSaid(item, name));
}

/** The document of a page as a search engine reads it, without running scripts. */
async function documentOf(request: APIRequestContext, path: string): Promise<Document> {
  return new JSDOM(await (await request.get(path)).text()).window.document;
}

function graphOf(document: Document): Record<string, unknown>[] {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return JSON.parse(text ?? "")["@graph"];
}

async function nodesOf(request: APIRequestContext, path: string, type: string) {
  return graphOf(await documentOf(request, path)).filter((node) => node["@type"] === type);
}

test.describe("what search engines are told", { tag: "@once" }, () => {
  for (const route of ROUTES) {
    test(`${route} says nothing that does not stand on it`, async ({ request }) => {
      const document = await documentOf(request, route);
      const times = [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime);
      const shown = `${document.title} ${document.body.textContent}`.replace(/\s+/g, "");
      for (const { key, value } of everythingSaid(graphOf(document))) {
        if (key === "datePublished") expect(times).toContain(value.slice(0, 10));
        if (!NOT_TEXT.test(key))
          expect(shown, `${key}: ${value}`).toContain(value.replace(/\s+/g, ""));
        if (/^(@id|url|item)$/.test(key)) expect(value.startsWith(`${SITE}/`), value).toBe(true);
      }
    });
  }

  test("each kind of page says what it is", async ({ request }) => {
    const types = async (path: string) =>
      graphOf(await documentOf(request, path)).map((node) => node["@type"]);
    expect(await types("/")).toEqual([
      "Organization",
      "WebSite",
      "WebPage",
      "FAQPage",
      "VideoObject",
    ]);
    expect(await types("/about")).toContain("AboutPage");
    expect(await types("/contact")).toContain("ContactPage");
    expect(await types("/services/chart-review")).toContain("Service");
    expect(await types("/locations/texas")).toEqual([
      "Organization",
      "CollectionPage",
      "BreadcrumbList",
      "ItemList",
      "FAQPage",
    ]);
    expect(await types("/resources/medical-director-role")).toContain("Article");
  });

  test("a city page offers the service in that city and its state", async ({ request }) => {
    const [service] = await nodesOf(request, "/locations/texas/houston", "Service");
    expect(service).toMatchObject({
      name: "Medical Directors for Houston Clinics",
      areaServed: { name: "Houston", containedInPlace: { name: "Texas" } },
    });
  });

  test("a price is told where it stands, and nowhere else", async ({ request }) => {
    const [spas] = await nodesOf(request, "/clinic-types/medical-spas", "Service");
    expect(JSON.stringify(spas)).toContain('"minPrice":799');
    const [review] = await nodesOf(request, "/services/chart-review", "Service");
    expect(JSON.stringify(review)).not.toContain("Price");
  });

  test("the way to a page is the line above its heading", async ({ page, request }) => {
    await page.goto("/locations/texas/houston");
    const [list] = await nodesOf(request, "/locations/texas/houston", "BreadcrumbList");
    const names = (list as { itemListElement: { name: string }[] }).itemListElement.map(
      ({ name }) => name,
    );
    const shown = await page.getByRole("navigation", { name: "Breadcrumb" }).locator("a").all();
    expect(names).toEqual([
      ...(await Promise.all(shown.map((link) => link.textContent()))),
      "Houston",
    ]);
  });

  test("questions of a shared block are told on no page", async ({ request }) => {
    const shared = JSON.parse(readFileSync("pages/_shared/general-faq.json", "utf8"));
    const document = await documentOf(request, "/services/medical-oversight");
    expect(JSON.stringify(graphOf(document))).not.toContain(shared.block.items[0].question);
  });

  test("a page shared on a network shows its title, text and picture", async ({ request }) => {
    const html = await (await request.get("/locations/texas/houston")).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta("twitter:title")).toBe("Medical Directors for Houston Clinics | Meridian MD");
    expect(meta("twitter:description")).toBe(meta("description"));
    expect(meta("og:image")).toMatch(/^https:\/\/www\.example\.com\/assets\/share-.+\.png$/);
    expect(meta("twitter:image")).toBe(meta("og:image"));
    const picture = await request.get((meta("og:image") ?? "").slice(SITE.length));
    expect(picture.status()).toBe(200);
    expect((await picture.body()).byteLength).toBeLessThan(300_000);
  });

  test("the not-found page and articles of many addresses say nothing", async ({ request }) => {
    for (const path of ["/no-such-page", "/article/999"])
      expect(await (await request.get(path)).text()).not.toContain("application/ld+json");
  });

  test("the sitemap lists every page once, at its own address", async ({ request }) => {
    const xml = await (await request.get("/sitemap.xml")).text();
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
    expect(new Set(places).size).toBe(places.length);
    expect(places).not.toContain(`${SITE}/resources/why-medical-directors-vital`);
    for (const place of places) {
      const response = await request.get(place.slice(SITE.length), { maxRedirects: 0 });
      expect(response.status(), place).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<link rel="canonical" href="${place}">`);
      expect(html).not.toContain("noindex");
    }
  });

  test("the feed holds the articles with a day, newest first", async ({ page }) => {
    await page.goto("/");
    const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    const xml = await (await page.request.get((await feed.getAttribute("href")) ?? "")).text();
    const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
    const entries = [...document.querySelectorAll("entry > published")].map(
      ({ textContent }) => textContent ?? "",
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(entries).toEqual([...entries].sort().reverse());
  });

  test("robots may see everything and find the sitemap", async ({ request }) => {
    const text = await (await request.get("/robots.txt")).text();
    expect(text).not.toContain("Disallow");
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    expect(await (await request.get("/llms.txt")).text()).toContain(
      `(${SITE}/locations/texas/houston)`,
    );
  });
});
