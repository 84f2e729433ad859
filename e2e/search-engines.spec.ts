import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { JSDOM } from "jsdom";
import { ROUTES } from "./support/routes.ts";

const SITE = "https://www.example.com";
/** Words of schema.org's own and addresses, which are no text of the page. */
const NOT_TEXT =
  /^(@.*|url|item|logo|image|thumbnailUrl|contentUrl|contactType|serviceType|audienceType|availableLanguage|addressCountry|uploadDate|date[A-Z].*|lastReviewed|priceCurrency|unitText|position|numberOfItems)$/;

interface Statement {
  key: string;
  value: string;
}

function allStatements(value: unknown, key = ""): Statement[] {
  if (Array.isArray(value)) return value.flatMap((item) => allStatements(item, key));
  if (typeof value !== "object" || value === null) return [{ key, value: String(value) }];
  // A country's name stands for what pages say in other words: all fifty states.
  if ("@type" in value && value["@type"] === "Country") return [];
  return Object.entries(value).flatMap(([name, item]) => allStatements(item, name));
}

/** The document of a page as a search engine reads it, without running scripts. */
async function documentOf(request: APIRequestContext, path: string): Promise<Document> {
  return new JSDOM(await (await request.get(path)).text()).window.document;
}

type Node = Record<string, unknown>;

function graphOf(document: Document): Node[] {
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return JSON.parse(text ?? "")["@graph"];
}

/** The nodes of a graph, with those that stand within others. */
function withinOf(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(withinOf);
  return "@type" in value ? [value as Node, ...within] : within;
}

async function nodesOf(request: APIRequestContext, path: string, type: string) {
  const nodes = withinOf(graphOf(await documentOf(request, path)));
  return nodes.filter((node) => node["@type"] === type);
}

/** The questions that a page states where they stand, as RDFa reads them. */
function questionsOf(document: Document): { name: string; text: string }[] {
  const questions = [...document.querySelectorAll('[typeof="FAQPage"] [typeof="Question"]')];
  const wordsOf = (question: Element, property: string) =>
    question.querySelector(`[property="${property}"]`)?.textContent ?? "";
  return questions.map((question) => ({
    name: wordsOf(question, "name"),
    text: wordsOf(question, "text"),
  }));
}

test.describe("what search engines are told", { tag: "@once" }, () => {
  for (const route of ROUTES) {
    test(`${route} says nothing that does not stand on it`, async ({ request }) => {
      const document = await documentOf(request, route);
      const times = [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime);
      const shown = `${document.title} ${document.body.textContent}`.replace(/\s+/g, "");
      for (const { key, value } of allStatements(graphOf(document))) {
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
    expect(await types("/")).toEqual(["Organization", "WebSite", "WebPage", "VideoObject"]);
    expect(await types("/about")).toContain("AboutPage");
    expect(await types("/contact")).toContain("ContactPage");
    expect(await types("/services/chart-review")).toContain("Service");
    const texas = graphOf(await documentOf(request, "/locations/texas"));
    expect(texas).toMatchObject([
      { "@type": "Organization" },
      {
        "@type": "CollectionPage",
        breadcrumb: { "@type": "BreadcrumbList" },
        mainEntity: { "@type": "ItemList" },
      },
    ]);
    expect(await types("/resources/medical-director-role")).toContain("Article");
    expect(await types("/article/101")).toContain("BlogPosting");
    expect(await types("/article/101")).not.toContain("Article");
  });

  test("questions say that they are some, with their answers, where they stand", async ({
    request,
  }) => {
    const { blocks } = JSON.parse(readFileSync("pages/locations/texas/houston.json", "utf8"));
    const { items } = blocks.find(({ type }: { type: string }) => type === "faq");
    const stated = questionsOf(await documentOf(request, "/locations/texas/houston"));
    expect(stated).toEqual(
      items.map(({ question, answer }: { question: string; answer: string }) => ({
        name: question,
        text: answer,
      })),
    );
    for (const path of ["/", "/locations/texas", "/clinic-types/medical-spas"])
      expect(questionsOf(await documentOf(request, path)).length, path).toBeGreaterThan(0);
  });

  test("a city page offers the service in that city and its state", async ({ request }) => {
    const [service] = await nodesOf(request, "/locations/texas/houston", "Service");
    expect(service).toMatchObject({
      name: "Medical Directors for Houston Clinics",
      areaServed: { name: "Houston", containedInPlace: { name: "Texas" } },
    });
  });

  test("services say what kind they are, where, and for whom", async ({ request }) => {
    const areaServed = [{ "@type": "Country", name: "United States" }];
    const services = async (path: string) => (await nodesOf(request, path, "Service"))[0];
    expect(await services("/services/chart-review")).toMatchObject({
      serviceType: "Chart Review And Patient Assessment",
      areaServed,
      audience: { audienceType: expect.stringContaining("Nurses") },
    });
    expect(await services("/services/medical-director/np")).toMatchObject({
      serviceType: "Medical director for Nurse practitioners",
      areaServed,
      audience: { "@type": "Audience", audienceType: "Nurse practitioners" },
    });
    expect(await services("/clinic-types/medical-spas")).toMatchObject({
      serviceType: "Medical director for Medical Spas",
      audience: { audienceType: "Medical Spas" },
    });
    expect(await services("/locations/texas/houston")).toMatchObject({
      serviceType: "Medical director",
      audience: { audienceType: "Clinics and medical spas" },
    });
  });

  test("the people behind the site say where they are, whom they serve and in which languages", async ({
    request,
  }) => {
    for (const path of ["/", "/contact"]) {
      const [organization] = await nodesOf(request, path, "Organization");
      expect(organization).toMatchObject({
        address: { addressLocality: "Los Angeles" },
        location: { address: { addressLocality: "Dallas", addressRegion: "Texas" } },
        areaServed: [{ name: "United States" }],
        contactPoint: { availableLanguage: ["en"], areaServed: [{ name: "United States" }] },
      });
    }
  });

  test("a video has the day it was put on the site", async ({ request }) => {
    const [video] = await nodesOf(request, "/", "VideoObject");
    expect(video?.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });

  test("the way to an article of the blog leads over the page that lists them", async ({
    page,
    request,
  }) => {
    const [list] = await nodesOf(request, "/article/101", "BreadcrumbList");
    const items = (list as { itemListElement: { name: string; item: string }[] }).itemListElement;
    expect(items.map(({ item }) => item)).toEqual([`${SITE}/`, `${SITE}/resources`, undefined]);
    await page.goto("/article/101");
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByRole("link")).toHaveText(["Home", "Resources"]);
  });

  test("an address without an article is left out of search, and those with one are not", async ({
    page,
  }) => {
    const robots = page.locator('meta[name="robots"]');
    await page.goto("/article/999");
    await expect(page.getByText("Article not found.")).toBeVisible();
    await expect(robots).toHaveAttribute("content", "noindex");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Article");
    await expect(robots).toHaveCount(0);
  });

  test("a price is stated where it stands, and nowhere else", async ({ request }) => {
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

  test("questions of a shared block are stated on no page", async ({ request }) => {
    const shared = JSON.parse(readFileSync("pages/_shared/general-faq.json", "utf8"));
    const document = await documentOf(request, "/resources/texas-medspa-medical-director-guide");
    const [{ question }] = shared.block.items;
    expect(document.body.textContent).toContain(question);
    expect(questionsOf(document).map(({ name }) => name)).not.toContain(question);
  });

  test("a page shared on a network shows its title, text and picture", async ({ request }) => {
    const html = await (await request.get("/locations/texas/houston")).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(meta("og:title")).toBe("Medical Directors for Houston Clinics | Meridian MD");
    expect(html).toMatch(
      /<meta name="description" property="og:description" content="Houston [^"]+">/,
    );
    expect(meta("og:image")).toMatch(/^https:\/\/www\.example\.com\/assets\/share-.+\.png$/);
    expect(meta("og:image:alt")).toMatch(/^Meridian MD: .*Houston\. Houston towers above a bayou/);
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
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).not.toContain(`${SITE}/resources/why-medical-directors-vital`);
    for (const address of addresses) {
      const response = await request.get(address.slice(SITE.length), { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      expect(html).not.toContain("noindex");
    }
  });

  test("the feed holds every article with its own days, under its heading, newest first", async ({
    page,
  }) => {
    await page.goto("/");
    const feed = page.locator('link[rel="alternate"][type="application/atom+xml"]');
    const xml = await (await page.request.get((await feed.getAttribute("href")) ?? "")).text();
    const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
    const entries = [...document.querySelectorAll("entry")];
    const wordsOf = (entry: Element, name: string) => entry.querySelector(name)?.textContent ?? "";
    const addresses = entries.map((entry) => wordsOf(entry, "id"));
    const articles = ROUTES.filter((route) => /^\/resources\/./.test(route));
    expect(articles.length).toBeGreaterThan(10);
    for (const route of articles) expect(addresses).toContain(`${SITE}${route}`);
    for (const id of [101, 102, 103]) expect(addresses).toContain(`${SITE}/article/${id}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const days = entries.map((entry) => wordsOf(entry, "published") || wordsOf(entry, "updated"));
    expect(days).toEqual([...days].sort().reverse());
    for (const entry of entries) expect(wordsOf(entry, "title")).not.toContain("Meridian MD");
    const challenges = entries.find((entry) =>
      wordsOf(entry, "id").endsWith("direction-challenges"),
    );
    expect(challenges && wordsOf(challenges, "published")).toBe("2024-03-14T00:00:00Z");
  });

  test("the guide for language models has a name for every group of pages", async ({ request }) => {
    const text = await (await request.get("/llms.txt")).text();
    const names = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(names).toContain("Clinic Types");
    expect(names.filter((name) => name?.includes("/"))).toEqual([]);
    expect(text).not.toMatch(/^- \[[^\]]*Meridian MD\]/m);
  });

  test("an icon is there where browsers look for one without being told", async ({ request }) => {
    const answer = await request.get("/favicon.ico");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/x-icon");
    const icon = await answer.body();
    expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
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
