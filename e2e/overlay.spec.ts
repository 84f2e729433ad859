import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { hydrate } from "./support/console.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";
import { overflow } from "./support/overflow.ts";

const PORT = 4326;
const LONG = "A description that is far too long to be shown in a list of results. "
  .repeat(4)
  .trim();

test.describe("problems over the page in development", { tag: "@once" }, () => {
  test.describe.configure({ mode: "default" });
  let bakery: EditedBakery;
  const before = new Map<string, string>();

  test.beforeAll(async () => {
    bakery = await editBakery(PORT);
  });

  test.afterEach(() => {
    for (const [path, text] of before) writeFileSync(bakery.file(path), text);
  });

  test.afterAll(() => bakery.close());

  /** Changes a file of the bakery until the end of the test. */
  function change(path: string, from: string, to: string): void {
    const file = bakery.file(path);
    const text = readFileSync(file, "utf8");
    if (!before.has(path)) before.set(path, text);
    expect(text).toContain(from);
    writeFileSync(
      file,
      text.replace(from, () => to),
    );
  }

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(bakery.url + path);
    await hydrate(page);
  }

  const panel = (page: Page) => page.getByRole("region", { name: /^\d+ (errors?|warnings?)/ });
  const counter = (page: Page) => page.getByRole("button", { name: /^\d+ (errors?|warnings?)/ });
  const MISSPELT = 'This rich-text block has no field "titel".';

  test("this page's errors stand first, apart from its warnings, the others behind one line", async ({
    page,
  }) => {
    change("visit.json", "(/breads/rye)", "(/breads/rie)");
    change("visit.json", '"description": "', `"description": "${LONG} `);
    change("breads/rye.json", "Flour of rye", "[Flour](/flower) of rye");
    await open(page, "/visit");
    const headings = panel(page).getByRole("heading", { level: 3 });
    await expect(headings).toHaveText(["Errors on this page", "Warnings on this page"]);
    const others = panel(page).getByText("1 on another page");
    await expect(panel(page).getByText("There is no page /flower.")).toBeHidden();
    await others.click();
    await expect(panel(page).getByText("There is no page /flower.")).toBeVisible();
    await panel(page).getByRole("link", { name: "Open /breads/rye" }).click();
    await expect(page).toHaveURL(`${bakery.url}/breads/rye`);
    await expect(panel(page).getByText("There is no page /flower.")).toBeVisible();
    await expect(panel(page).getByText("2 on another page")).toHaveCount(0);
    await expect(panel(page).getByText("2 on other pages")).toBeVisible();
  });

  test("an issue shows its line, and leads to its rule and to its field in the studio", async ({
    page,
  }) => {
    change("visit.json", "(/breads/rye)", "(/breads/rie)");
    await open(page, "/visit");
    await expect(panel(page).locator("mark")).toHaveText("/breads/rie");
    await expect(panel(page).getByText(/^pages\/visit\.json:\d+:\d+$/)).toBeVisible();
    const rule = panel(page).getByRole("link", { name: "link-dead" });
    await expect(rule).toHaveAttribute("href", "/_docs/rules#link-dead");
    await rule.click();
    await expect(page.getByRole("heading", { name: "link-dead" })).toBeInViewport();
    await page.goBack();
    await panel(page).getByRole("link", { name: "Edit in the studio" }).click();
    const field = page.getByRole("region", { name: "Form" }).getByLabel(/^Text/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/\/breads\/rie/);
  });

  test("warnings do not cover the page: a counter in the corner opens them, by keyboard too", async ({
    page,
  }) => {
    change("visit.json", '"description": "', `"description": "${LONG} `);
    await open(page, "/visit");
    await expect(counter(page)).toHaveText("1 warning");
    await expect(panel(page)).toHaveCount(0);
    await expect(counter(page)).not.toBeFocused();
    await counter(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByText(/search results cut it off/)).toBeVisible();
    await expect(panel(page).getByRole("heading", { name: "1 warning" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page).getByRole("button", { name: "Hide" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(counter(page)).toBeFocused();
  });

  test("hiding lasts while nothing new is wrong: over saves, links and loading again", async ({
    page,
  }) => {
    change("visit.json", '"title": "Hours"', '"titel": "Hours"');
    await open(page, "/visit");
    await panel(page).getByRole("button", { name: "Hide" }).click();
    await expect(counter(page)).toHaveText("1 error");
    change("visit.json", "{\n", "{\n\n\n");
    change("breads/rye.json", "Flour of rye", "Stone-ground rye");
    await page.getByRole("contentinfo").getByRole("link", { name: "Rye bread" }).click();
    await expect(page.getByText("Stone-ground rye")).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(counter(page)).toHaveText("1 error");
    await expect(panel(page)).toHaveCount(0);
    change("visit.json", '"anchor": "hours"', '"ancor": "hours"');
    await expect(panel(page).getByText(MISSPELT)).toBeVisible();
  });

  test("an error that was fixed and comes back is new; a fixed one is gone at once", async ({
    page,
  }) => {
    change("visit.json", '"title": "Hours"', '"titel": "Hours"');
    await open(page, "/visit");
    await panel(page).getByRole("button", { name: "Hide" }).click();
    change("visit.json", '"titel": "Hours"', '"title": "Hours"');
    await expect(counter(page)).toHaveCount(0);
    change("visit.json", '"title": "Hours"', '"titel": "Hours"');
    await expect(panel(page).getByText(MISSPELT)).toBeVisible();
  });

  test("errors of other pages are counted in the corner and open nothing", async ({ page }) => {
    change("breads/rye.json", "Flour of rye", "[Flour](/flower) of rye");
    await open(page, "/visit");
    await expect(counter(page)).toHaveText("1 error");
    await expect(panel(page)).toHaveCount(0);
    await counter(page).click();
    await expect(panel(page).getByText("Nothing is wrong on this page.")).toBeVisible();
    await expect(panel(page).getByText("There is no page /flower.")).toBeVisible();
  });

  test("a site file that cannot be read is said on an empty page, which fills when it can", async ({
    page,
  }) => {
    change("_site.json", "{", "{{");
    await page.goto(`${bakery.url}/visit`);
    await expect(panel(page).getByText("_site.json").first()).toBeVisible();
    writeFileSync(bakery.file("_site.json"), String(before.get("_site.json")));
    await expect(counter(page).or(panel(page))).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visit");
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`is accessible and keeps within the window, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      change("visit.json", "(/breads/rye)", "(/breads/rie)");
      change("visit.json", '"description": "', `"description": "${LONG} `);
      change("breads/rye.json", "Flour of rye", "[Flour](/flower) of rye");
      await open(page, "/visit");
      await panel(page).getByText("1 on another page").click();
      const status = page.locator("site-problems").getByRole("status");
      await expect(status).toHaveText("1 error, 1 warning on this page.");
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(panel(page).getByRole("button", { name: "Hide" })).toBeInViewport();
        const box = await panel(page).boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
        expect(box?.height).toBeLessThanOrEqual(844 * 0.7 + 1);
        expect(await overflow(page)).toBe(0);
        await expectAccessible(page);
      }
      await panel(page).getByRole("button", { name: "Hide" }).click();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
      const moves = await counter(page).evaluate((one) => getComputedStyle(one).animationName);
      expect(moves).toBe("none");
      const bar = await page.locator("[data-call-bar]").boundingBox();
      const box = await counter(page).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 844);
    });

  test("looks the same under any styles of the site", async ({ page }) => {
    change("visit.json", '"title": "Hours"', '"titel": "Hours"');
    await open(page, "/visit");
    const look = () =>
      panel(page).evaluate((one) => [
        one.getBoundingClientRect().width,
        ...["color", "fontSize", "lineHeight", "letterSpacing", "textTransform"].map((name) =>
          Reflect.get(getComputedStyle(one.querySelector(".message") ?? one), name),
        ),
      ]);
    const plain = await look();
    await page.addStyleTag({
      content:
        "body, section, p, button, li { color: red !important; font: 40px serif !important; letter-spacing: 9px; text-transform: uppercase; width: 100px; }",
    });
    expect(await look()).toEqual(plain);
  });
});
