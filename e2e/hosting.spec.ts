import { expect, test } from "@playwright/test";

test("an unknown path answers 404 with the not-found page", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(
    page.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL("/");
});

test("articles have their document, and only numbers are articles", async ({ request }) => {
  expect((await request.get("/article/12")).status()).toBe(200);
  for (const path of ["/article", "/article/x", "/article/0", "/article/_id", "/article/_id.html"])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("a slash at the end redirects to the page itself and never to another host", async ({
  request,
}) => {
  const response = await request.get("/locations/texas/", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe("/locations/texas");
  for (const path of ["/%5Cevil.com/", "//evil.com/", "/\\evil.com/"]) {
    const answer = await request.get(`http://localhost:4319${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(404);
  }
});

test("one article answers at two addresses and names one as the original", async ({ request }) => {
  for (const path of [
    "/resources/medical-directors-importance",
    "/resources/why-medical-directors-vital",
  ]) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(
      '<link rel="canonical" href="https://www.example.com/resources/medical-directors-importance">',
    );
  }
});

test("files with a hash in their name may be kept for a year, pages are asked for again", async ({
  request,
}) => {
  const home = await request.get("/");
  const html = await home.text();
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  expect((await request.get(style)).headers()["cache-control"]).toContain("immutable");
  expect(home.headers()["cache-control"]).toContain("must-revalidate");
});

test("the content stands in a document once, beside what search engines are told", async ({
  request,
}) => {
  const document = await (await request.get("/locations/texas/houston")).text();
  const html = document.replace(/<script type="application\/ld\+json">.*<\/script>/, "");
  const sentence = /<p>([^<]{60,})<\/p>/.exec(html)?.[1] ?? "";
  expect(sentence).not.toBe("");
  expect(html.split(sentence)).toHaveLength(2);
});
