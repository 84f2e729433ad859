import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { type BlogServer, type Fault, serveBlog } from "./support/blog-server.ts";
import { hydrate, watchConsole } from "./support/console.ts";
import { type Preview, servePreview } from "./support/preview.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { BLOG_PORT, startWordPress, type TestBlog } from "./support/wordpress.ts";

/** Two sites: one was built while the blog answered, the other while it did not. */
const PORTS = { informed: 4342, uninformed: 4343 };

/** WordPress lists ten posts; one of these is behind a password. */
const LISTED = 9;
/** Links of the list to articles. */
const CARDS = 'a[href^="/article/"]';

let wordpress: TestBlog;
let server: BlogServer;
let informed: Preview & { out: string };
let uninformed: Preview;
/** What was started, to be ended also when something later could not be. */
const started: { close: () => unknown }[] = [];

function keep<Started extends { close: () => unknown }>(one: Started): Started {
  started.push(one);
  return one;
}

/** A copy of the blog that an interrupted run has left would stand in for it. */
function forgetCopies(): void {
  const folder = "node_modules/.cache/page-engine/blog";
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => !each.startsWith("read-"))) rmSync(join(folder, name));
}

test.describe.configure({ mode: "default" });

test.describe("with WordPress", { tag: "@once" }, () => {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    wordpress = startWordPress();
    keep({ close: wordpress.stop });
    if (wordpress.recorded !== undefined)
      process.stderr.write(
        `No WordPress can be had here; its recorded answers are used instead.\n${wordpress.recorded}\n`,
      );
    forgetCopies();
    const alone = await build(`http://127.0.0.1:${BLOG_PORT}`);
    expect(alone.stderr).toContain("cannot be reached. There is no earlier copy");
    server = keep(await serveBlog(wordpress.blog, BLOG_PORT));
    const { out } = await build(`http://localhost:${BLOG_PORT}`);
    informed = { ...keep(await servePreview(out, PORTS.informed)), out };
    uninformed = keep(await servePreview(alone.out, PORTS.uninformed));
  });

  test.afterAll(async () => {
    for (const one of started.splice(0).reverse()) await one.close();
  });

  test.beforeEach(() => {
    server.fault = undefined;
    server.asked.length = 0;
  });

  test("the list asks for its category and shows its articles, each once", async ({ page }) => {
    await page.goto(`${uninformed.url}/resources`);
    const cards = page.locator(CARDS);
    await expect(cards).toHaveCount(LISTED);
    expect(askedForPosts()).toEqual(["/wp-json/wp/v2/posts?categories=6&_embed"]);
    const addresses = await cards.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(new Set(addresses).size).toBe(LISTED);
    await expect(page.getByRole("link", { name: "Read Behind a password" })).toHaveCount(0);
    await expectAccessible(page);
  });

  test("an article is read, left and read again without asking twice", async ({ page }) => {
    await page.goto(`${uninformed.url}/resources`);
    const card = page.getByRole("link", { name: "Read Published 23:30 on 14 March" });
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published 23:30 on 14 March");
    await expect(page).toHaveTitle("Published 23:30 on 14 March | Meridian MD");
    await expect(page.getByText("Written by the product's team")).toBeVisible();
    await page.goBack();
    await card.click();
    await expect(page.getByText("March 14, 2024")).toBeVisible();
    const id = wordpress.fixture.posts["near-midnight"];
    expect(askedForPosts()).toEqual([
      "/wp-json/wp/v2/posts?categories=6&_embed",
      `/wp-json/wp/v2/posts/${id}?_embed`,
    ]);
  });

  test("days are those of the blog in every time zone", async ({ browser }) => {
    const days = {
      "near-midnight": "March 14, 2024",
      "after-midnight": "March 15, 2024",
      "dst-gap": "March 10, 2024",
      "leap-day": "February 29, 2024",
      "year-end": "December 31, 2023",
    };
    for (const timezoneId of ["Pacific/Kiritimati", "America/New_York", "Pacific/Pago_Pago"]) {
      const page = await browser.newPage({ timezoneId });
      for (const [name, day] of Object.entries(days)) {
        await open(page, uninformed, name);
        await expect(page.locator("article time"), `${name} in ${timezoneId}`).toHaveText(day);
      }
      await page.close();
    }
  });

  test("titles are text, whatever stands in them", async ({ page }) => {
    const titles = {
      "smart-quotes": "He said “Hello” & she said “it’s fine” — isn’t it…",
      ampersand: "Fish & Chips & Peas: 5 < 6 > 4 <b> © 1990’s",
      "em-title": "The very important linked title",
      "script-title": "Title with markup",
      "empty-title": "Untitled",
    };
    for (const [name, title] of Object.entries(titles)) {
      await open(page, uninformed, name);
      await expect(page.getByRole("heading", { level: 1 }), name).toHaveText(title);
    }
    expect(await page.evaluate(() => "__xss_title" in window)).toBe(false);
  });

  test("what editors write keeps its form: tables, quotes, code, pictures, details", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const complaints = watchConsole(page);
    await open(page, uninformed, "rich-content");
    const article = page.locator("article");
    await expect(article.getByRole("heading", { level: 2 })).toHaveText("First heading");
    await expect(article.getByRole("heading", { level: 3 })).toHaveText("Third level");
    await expect(article.getByRole("region", { name: "Table" })).toHaveAttribute("tabindex", "0");
    const list = article.getByRole("list").filter({ hasText: "Three" });
    await expect(list).toHaveAttribute("start", "3");
    await expect(article.locator("blockquote cite")).toHaveText("Someone");
    await expect(article.locator("pre code")).toContainText('const a = 1 && "b";\nif (a < 2)');
    await expect(article.locator("figcaption em")).toHaveText("caption");
    await article.getByText("More", { exact: true }).click();
    await expect(article.getByText("Hidden")).toBeVisible();
    await expectAccessible(page);
    expect(complaints.filter((text) => !text.includes("Content Security Policy"))).toEqual([]);
  });

  test("pictures are late, sized and of several widths; a lost one leaves no trace", async ({
    page,
  }) => {
    await open(page, uninformed, "media-blocks");
    const first = page.locator("article figure img").first();
    await expect(first).toHaveAttribute("loading", "lazy");
    await expect(first).toHaveAttribute("width", "300");
    await expect(first).toHaveAttribute(
      "srcset",
      new RegExp(`^http://localhost:${BLOG_PORT}/wp-content/[^ ]+ 300w, http`),
    );
    for (const name of ["image-row-gone", "image-deleted", "image-is-a-post"]) {
      await open(page, uninformed, name);
      await expect(page.locator("article h1")).not.toHaveText("Article");
      await expect(page.locator("article > img"), name).toHaveCount(0);
    }
    await open(page, uninformed, "image-no-metadata");
    await expect(page.locator("article > img")).toHaveAttribute("src", /no-metadata\.png$/);
  });

  test("links lead where they led on the blog", async ({ page }) => {
    await open(page, uninformed, "relative-urls");
    const post = `http://localhost:${BLOG_PORT}/2024/02/relative-urls/`;
    const links = {
      "root relative": `http://localhost:${BLOG_PORT}/about/`,
      "path relative": `${post}other-post`,
      query: `${post}?p=1`,
      anchor: `${post}#first`,
      "absolute to the blog": `http://localhost:${BLOG_PORT}/?cat=6`,
      mail: "mailto:a@example.test",
      tel: "tel:+15550100",
    };
    for (const [name, href] of Object.entries(links))
      await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    await expect(page.getByRole("link", { name: "http link" })).toHaveAttribute(
      "rel",
      "external noopener",
    );
    await expect(page.getByRole("link", { name: "root relative" })).not.toHaveAttribute("rel");
  });

  test("a video is a picture until it is played", async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "A video" });
    });
    await open(page, uninformed, "youtube");
    const video = page.getByRole("link", { name: /YouTube video player/ });
    await expect(video).toHaveAttribute("href", "https://www.youtube.com/watch?v=dQw4w9WgXcQ");
    expect(asked).toEqual([]);
    await video.click();
    await expect(
      page.frameLocator('iframe[title="YouTube video player"]').getByText("A video"),
    ).toBeVisible();
    expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"]);
  });

  test("hostile posts run nothing, in the browser and in the build", async ({ page }) => {
    for (const site of [uninformed, informed])
      for (const name of ["hostile-admin", "hostile-author"]) {
        await open(page, site, name);
        const article = page.locator("article");
        await expect(article.getByText("Before")).toBeVisible();
        await expect(article.getByText("After")).toBeVisible();
        await expect(
          article.locator(
            "script, style, form, input, button, iframe, object, embed, svg, math, base, meta, link, [style], [name], [onclick], [onerror], a[href^='data:'], a[href^='javascript:']",
          ),
        ).toHaveCount(0);
        await expect(page.locator("#root")).toHaveCount(1);
        expect(
          await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith("__xss"))),
        ).toEqual([]);
      }
  });

  test("what visitors may not read is not found", async ({ page }) => {
    for (const name of ["password", "draft", "private", "trashed", "page"]) {
      await open(page, uninformed, name);
      await expect(page.getByText("Article not found."), name).toBeVisible();
    }
    await page.goto(`${uninformed.url}/article/99999999`);
    await expect(page.getByText("Article not found.")).toBeVisible();
  });

  const FAULTS: Record<Fault, string> = {
    "500": "Error: API request failed with status 500",
    "503 with HTML": "Error: The blog cannot be reached.",
    "HTML where JSON was promised": "Error: The blog sent something that is not JSON.",
    "a truncated answer": "Error: The blog sent something that is not JSON.",
    "an object where a list was promised": "Article not found.",
    "a huge answer": "Error: The blog sent more than 8 MB.",
    "a lost connection": "Error: The blog cannot be reached.",
    silence: "Error: The blog did not answer within 10 seconds.",
  };
  for (const [fault, text] of Object.entries(FAULTS))
    test(`${fault} is reported in the right words, and another try helps`, async ({ page }) => {
      server.fault = fault as Fault;
      await open(page, uninformed, "short-content");
      if (fault === "silence") await expect(page.getByText("Loading article...")).toBeVisible();
      await expect(page.getByText(text)).toBeVisible({ timeout: 20_000 });
      await page.goto(`${uninformed.url}/resources`);
      if (fault === "silence")
        await expect(page.getByText("Loading latest articles...")).toBeVisible();
      await expect(
        page.getByText("Unable to load latest articles. Please check back later."),
      ).toBeVisible({ timeout: 20_000 });
      server.fault = undefined;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.locator(CARDS)).toHaveCount(LISTED);
    });

  test("a request that still waits ends with its page", async ({ page }) => {
    server.fault = "silence";
    const asked = page.waitForRequest(/wp-json/);
    const ended = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("/wp-json/"),
    );
    await open(page, uninformed, "short-content");
    await expect(page.getByText("Loading article...")).toBeVisible();
    await asked;
    await page.getByRole("link", { name: "Locations" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Article");
    expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  });

  test("articles known to the build stand in the HTML, and are renewed in the browser", async ({
    browser,
    page,
  }) => {
    const quiet = await browser.newPage({ javaScriptEnabled: false });
    await quiet.goto(`${informed.url}/resources`);
    await expect(quiet.locator(CARDS)).toHaveCount(LISTED);
    await open(quiet, informed, "rich-content");
    await expect(quiet).toHaveTitle("Rich content | Meridian MD");
    await expect(quiet.getByRole("heading", { name: "First heading" })).toBeVisible();
    await expect(quiet.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `https://www.example.com/article/${wordpress.fixture.posts["rich-content"]}`,
    );
    await quiet.close();
    const complaints = watchConsole(page);
    await open(page, informed, "rich-content");
    await hydrate(page);
    await expect
      .poll(() => server.asked.filter((path) => path.includes("/posts/")))
      .toHaveLength(1);
    await expect(page.locator("article table")).toHaveCount(1);
    expect(complaints).toEqual([]);
    expect(readFileSync(join(informed.out, "sitemap.xml"), "utf8")).toContain(
      `/article/${wordpress.fixture.posts["rich-content"]}<`,
    );
    for (const name of ["draft", "password", "other-events"])
      expect(existsSync(join(informed.out, `article/${wordpress.fixture.posts[name]}`)), name).toBe(
        false,
      );
  });

  test("a prerendered article stays when the blog has gone", async ({ page }) => {
    server.fault = "a lost connection";
    await open(page, informed, "rich-content");
    await hydrate(page);
    await expect.poll(askedForPosts).toHaveLength(1);
    await expect(page.getByRole("heading", { name: "First heading" })).toBeVisible();
    await expect(page.getByText(/^Error:/)).toHaveCount(0);
  });

  test("a blog that is down during a build lends its last good copy", async () => {
    server.fault = "500";
    const { out, stderr } = await build(`http://localhost:${BLOG_PORT}`);
    expect(stderr).toMatch(/API request failed with status 500\. The copy of 20\S+Z was used\./);
    expect(existsSync(join(out, `article/${wordpress.fixture.posts["rich-content"]}`))).toBe(true);
  });
});

function askedForPosts(): string[] {
  return server.asked.filter((path) => path.startsWith("/wp-json/"));
}

async function build(blogHost: string): Promise<{ out: string; stderr: string }> {
  const out = join(emptyFolder(), "site");
  const { status, stdout, stderr } = await runCli(["build", "--out", out], { BLOG_HOST: blogHost });
  expect(status, stdout + stderr).toBe(0);
  return { out, stderr };
}

async function open(page: Page, site: Preview, post: string): Promise<void> {
  await page.goto(`${site.url}/article/${wordpress.fixture.posts[post]}`);
}
