import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { watchConsole } from "./support/console.ts";
import { type Preview, servePreview } from "./support/preview.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";

/** A WordPress site that does not answer while the site is built: every answer comes from a test. */
const HOST = "http://localhost:4398";
const CORS = { "Access-Control-Allow-Origin": "*" };

/** The same site with that blog in place of its samples. */
let asking: Preview;

// One worker, which builds the site once.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const out = join(emptyFolder(), "site");
  const { status, stderr } = await runCli(["build", "--out", out], { BLOG_HOST: HOST });
  expect(status, stderr).toBe(0);
  asking = await servePreview(out, 4360 + test.info().parallelIndex);
});

test.afterAll(() => asking.close());

/** The request of a browser for an article. */
function request(id: number): string {
  return `${HOST}/wp-json/wp/v2/posts/${id}?_embed`;
}

/** Answers the request for an article as a blog would. */
async function answerWith(page: Page, post: object): Promise<void> {
  await page.route(
    (url) => url.href === request(7),
    (route) => route.fulfill({ headers: CORS, json: { ...POST, ...post } }),
  );
}

const POST = {
  id: 7,
  date: "2026-03-15T23:30:00",
  link: "https://blog.example/2026/a-post/",
  title: { rendered: "Plain" },
  excerpt: { rendered: "<p>Short [&hellip;]</p>" },
  content: { rendered: "<p>Text.</p>" },
};

test("the latest articles lead to their pages, and nothing is asked for them", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (one) => /blog|wp-json/.test(one.url()) && asked.push(one.url()));
  await page.goto("/resources");
  const card = page.getByRole("link", { name: "Read The first ninety days with a new director" });
  await expect(card).toHaveAttribute("href", "/article/101");
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The first ninety days with a new director",
  );
  await expect(page.getByText("October 12, 2026")).toBeVisible();
  await expect(page.getByText("Written by the product's team")).toBeVisible();
  await expect(page).toHaveTitle("The first ninety days with a new director | Meridian MD");
  for (const name of [
    "What you get besides a name on the door",
    "Questions readers ask next",
    "An agreement is signed",
  ])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  expect(asked).toEqual([]);
});

test("an address without an article says so, also without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/article/999");
  await expect(page.getByText("Article not found.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await context.close();
});

test("an article with a table is accessible and keeps within the window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/article/102");
  await expect(page.getByRole("cell", { name: "Chart reviews" })).toBeVisible();
  await expectAccessible(page);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
});

test("while it loads, and when there is no such article, the page says so", async ({ page }) => {
  await page.route(
    (url) => url.href === request(999),
    async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      const json = { code: "rest_post_invalid_id" };
      await route.fulfill({ status: 404, headers: CORS, json });
    },
  );
  await page.goto(`${asking.url}/article/999`);
  await expect(page.getByText("Loading article...")).toBeVisible();
  await expect(page.getByText("Article not found.")).toBeVisible();
});

test("a failing article names the status, and a lost connection offers another try", async ({
  page,
}) => {
  const robots = page.locator('meta[name="robots"]');
  await page.route(
    (url) => url.href === request(7),
    (route) => route.fulfill({ status: 500, headers: CORS, body: "" }),
    { times: 1 },
  );
  await page.goto(`${asking.url}/article/7`);
  await expect(page.getByText("Error: API request failed with status 500")).toBeVisible();
  await expect(robots).toHaveAttribute("content", "noindex");
  await page.route(
    (url) => url.href === request(7),
    (route) => route.abort(),
    { times: 1 },
  );
  const lost = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Try again" }).click();
  await lost;
  await expect(page.getByText(/^Error: /)).toBeVisible();
  await answerWith(page, {});
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain");
  await expect(robots).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/article\/7$/);
});

test("the day does not move with the visitor's zone, and entities and tags in titles are text", async ({
  browser,
}) => {
  for (const timezoneId of ["Pacific/Auckland", "America/Los_Angeles", "UTC"]) {
    const page = await browser.newPage({ timezoneId });
    await answerWith(page, {
      title: { rendered: "Fish &amp; <em>Chips</em> &lt;b&gt;<script>alert(1)</script>" },
    });
    await page.goto(`${asking.url}/article/7`);
    await expect(page.getByText("March 15, 2026")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fish & Chips <b>");
    await page.close();
  }
});

test("hostile HTML runs nothing, and what is good of it stays", async ({ page }) => {
  const complaints = watchConsole(page);
  await page.exposeFunction("caught", () => complaints.push("a script ran"));
  await answerWith(page, {
    content: {
      rendered: `<h1>Big</h1><script>caught()</script><img src="x" onerror="caught()"><a href="javascript:caught()">bad</a>
        <a href="?p=9">good</a><svg onload="caught()"></svg><style>h1{display:none}</style><form action="/x"><input name="a"></form>
        <iframe src="https://evil.example/"></iframe><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>
        <math><mtext></p><img src=x onerror=caught()></math><p style="position:fixed">Kept</p><base href="https://evil.example/">`,
    },
  });
  await page.route("https://blog.example/**", (route) => route.fulfill({ status: 200, body: "" }));
  await page.goto(`${asking.url}/article/7`);
  const article = page.locator("article");
  await expect(article.getByRole("heading", { level: 2, name: "Big" })).toBeVisible();
  await expect(article.getByText("Kept")).toBeVisible();
  await expect(article.getByRole("link", { name: "good" })).toHaveAttribute(
    "href",
    "https://blog.example/2026/a-post/?p=9",
  );
  await expect(article.getByRole("link", { name: "Video on YouTube" })).toBeVisible();
  await expect(
    article.locator(
      "script, style, form, input, iframe, svg:not([aria-hidden]), base, [onerror], [style], a[href^=javascript]",
    ),
  ).toHaveCount(0);
  expect(complaints.filter((text) => text.includes("script ran"))).toEqual([]);
});

test("media in broken shapes leave the article whole", async ({ page }) => {
  for (const embedded of [
    [],
    { "wp:featuredmedia": [{ code: "rest_forbidden" }] },
    { "wp:featuredmedia": [{ source_url: 5 }] },
  ]) {
    await answerWith(page, { featured_media: 9, _embedded: embedded, title: { rendered: "" } });
    await page.goto(`${asking.url}/article/7`);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Untitled");
    await expect(page.locator("article > img")).toHaveCount(0);
  }
});

test("an address without a number is the not-found page, and asks the blog nothing", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().startsWith(HOST) && asked.push(request.url()));
  for (const path of ["/article/abc", "/article/0", "/article/-1", "/article/1.5"]) {
    expect((await page.goto(`${asking.url}${path}`))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  }
  expect(asked).toEqual([]);
});
