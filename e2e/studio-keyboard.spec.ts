import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";

/** The page is shown smaller than it is, and the frame is checked by itself elsewhere. */
const EXCEPT = ["frame-tested"];

test.use({ viewport: { width: 1280, height: 720 } });

test.describe("the studio by keyboard", { tag: ["@once", "@wide"] }, () => {
  test.describe.configure({ mode: "default" });
  let bakery: EditedBakery;

  test.beforeAll(async () => {
    bakery = await editBakery(0);
  });

  test.afterAll(() => bakery.close());

  test("leads to the parts of a page in a few keys, and moves them", async ({ page }) => {
    await open(page, "visit.json");
    await pressUntil(page, "Tab", page.getByRole("button", { name: "Go to the form" }), 3);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const parts = page.getByRole("region", { name: "Form" }).getByRole("list").first();
    const hero = parts.getByRole("button", { name: /^Hero/ });
    const text = parts.getByRole("button", { name: /^Rich text/ });
    await expect(hero).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(text).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(parts.getByRole("button", { name: "Move Rich text up" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(parts.getByRole("listitem").first()).toContainText("Rich text");
    await expect(text).toBeFocused();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(parts.getByRole("listitem").first()).toContainText("Hero");
    await expect(page.getByRole("status").filter({ hasText: /^Undone/ })).toBeAttached();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Add a part here", exact: true })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(hero).toBeFocused();
  });

  test("goes through the pages with the arrow keys, and remembers what was closed", async ({
    page,
  }) => {
    await page.goto(`${bakery.url}/studio`);
    const pages = page.getByRole("navigation", { name: "Pages" });
    const rye = pages.getByRole("button", { name: "Rye bread" });
    await expect(rye).toBeVisible();
    await pressUntil(page, "Tab", page.getByRole("button", { name: "Go to the list of pages" }), 1);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("searchbox", { name: "Find a page" })).toBeFocused();
    await page.keyboard.press("Tab");
    const breads = pages.getByRole("button", { name: "Breads", exact: true });
    await pressUntil(page, "ArrowDown", breads, 10);
    await page.keyboard.press("ArrowLeft");
    await expect(rye).toHaveCount(0);
    await page.reload();
    await expect(breads).toBeVisible();
    await expect(rye).toHaveCount(0);
    await breads.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(pages.locator("[aria-current]")).toBeFocused();
  });

  test("sets marks in texts, and shows all its keys", async ({ page }) => {
    await open(page, "visit.json:/blocks/1/text");
    const text = page.getByRole("textbox", { name: /^Text/ });
    await expect(text).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Ring the bell?");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+B");
    await expect(text).toHaveValue("**Ring the bell?**");
    await page.keyboard.press("ControlOrMeta+B");
    await page.keyboard.press("ControlOrMeta+I");
    await expect(text).toHaveValue("*Ring the bell?*");
    await page.keyboard.press("ControlOrMeta+K");
    await expect(page.getByRole("dialog", { name: "Where shall it lead?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(text).toBeFocused();
    await page.keyboard.press("ControlOrMeta+S");
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(readFileSync(bakery.file("visit.json"), "utf8")).toContain('"*Ring the bell?*"');

    const back = page.getByRole("button", { name: "Whole page" });
    await back.focus();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(list.getByText("Save the page")).toBeVisible();
    await expectAccessible(page, EXCEPT);
    await page.keyboard.press("Tab");
    await expect(page.locator("#root > div > :not(dialog) :focus")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(back).toBeFocused();
  });

  test("goes to pages, parts and texts by their words", async ({ page }) => {
    await open(page, "visit.json");
    const found = page.getByRole("listbox", { name: "What was found" });
    const shown = page.frameLocator("iframe");
    const search = page.getByRole("searchbox", { name: "Find a page" });
    await search.fill("visit");
    await page.keyboard.press("ControlOrMeta+K");
    await page.keyboard.type("rye bread");
    await expect(found.getByRole("option", { selected: true })).toContainText("/breads/rye");
    await expectAccessible(page, EXCEPT);
    await page.keyboard.press("Enter");
    await expect(shown.getByRole("heading", { level: 1, name: "Rye bread" })).toBeVisible();
    await expect(search).toHaveValue("");

    await page.keyboard.press("ControlOrMeta+P");
    await page.keyboard.type("flour of spelt");
    const text = found.getByRole("group", { name: "In texts" }).getByRole("option");
    await expect(text).toContainText("Flour of spelt");
    await page.keyboard.press("Enter");
    await expect(shown.getByRole("heading", { level: 1, name: "Spelt bread" })).toBeVisible();
    await expect(page.locator(":focus")).toHaveValue("Flour of spelt");

    await page.keyboard.press("ControlOrMeta+P");
    await page.keyboard.type("hero");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Hero" })).toBeVisible();

    await page.keyboard.press("ControlOrMeta+P");
    await page.keyboard.type("new page");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "New page" });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  });

  async function open(page: Page, address: string): Promise<void> {
    await page.goto(`${bakery.url}/studio#${address}`);
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  }
});

/** Presses a key until something has the focus, at most so many times. */
async function pressUntil(
  page: Page,
  key: string,
  wanted: ReturnType<Page["getByRole"]>,
  most: number,
): Promise<void> {
  for (let times = 0; times < most; times += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted).toBeFocused();
}
