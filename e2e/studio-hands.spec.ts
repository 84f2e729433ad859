import { writeFileSync } from "node:fs";
import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { removeFolder } from "../src/testing/remove-folder.ts";
import { expectAccessible } from "./support/axe.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";

const ASKED = JSON.stringify({
  title: "Asked",
  description: "What is asked at the counter.",
  blocks: [
    { type: "hero" },
    {
      type: "faq",
      title: "Bread",
      items: [
        { question: "Is it soft?", answer: "Very." },
        { question: "Is it warm?", answer: "Until nine." },
      ],
    },
    { type: "faq", title: "Tea", items: [{ question: "Is it hot?", answer: "Quite." }] },
    { type: "list", title: "Grain", items: ["Rye", "Spelt", "Oat"] },
  ],
});

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("the page under the hands of its author", { tag: ["@once", "@wide"] }, () => {
  test.describe.configure({ mode: "default" });
  let bakery: EditedBakery;

  test.beforeAll(async () => {
    bakery = await editBakery(0, (file) => writeFileSync(file("asked.json"), ASKED));
  });

  test.afterEach(async () => {
    await removeFolder(bakery.file("../.studio"));
  });

  test.afterAll(() => bakery.close());

  async function open(page: Page, path: string): Promise<FrameLocator> {
    await page.goto(`${bakery.url}/studio#${path}`);
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
    return shown;
  }

  test("a part is dragged to another place, and Escape and undoing take it back", async ({
    page,
  }) => {
    const shown = await open(page, "visit.json");
    const parts = page.getByRole("region", { name: "Form" }).getByRole("listitem");
    const handle = shown.getByRole("button", { name: "Rich text, part 2 of 2" });
    await shown.getByRole("heading", { level: 2 }).first().hover();
    await handle.hover();
    await page.mouse.down();
    await moveTo(page, shown.getByRole("main"));
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(page.getByText("All saved")).toBeVisible();
    await expect(parts.first()).toContainText("Hero");

    await shown.getByRole("heading", { level: 2 }).first().hover();
    await handle.hover();
    await page.mouse.down();
    await moveTo(page, shown.getByRole("main"));
    await page.mouse.up();
    await expect(page.getByRole("heading", { level: 2, name: "Rich text" })).toBeVisible();
    await page.getByRole("button", { name: "Whole page" }).click();
    await expect(parts.first()).toContainText("Rich text");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(parts.first()).toContainText("Hero");
    await expect(page.getByText("All saved")).toBeVisible();
  });

  test("an entry of a list is dragged among the others, and goes back by undoing", async ({
    page,
  }) => {
    const shown = await open(page, "asked.json");
    const grains = shown.locator("main li").filter({ hasText: /^(Rye|Spelt|Oat)$/ });
    await grains.last().hover();
    await shown.getByRole("button", { name: "Oat, 3 of 3" }).hover();
    await page.mouse.down();
    await moveTo(page, grains.first());
    await page.mouse.up();
    await expect(grains).toHaveText(["Oat", "Rye", "Spelt"]);
    await expect(shown.getByRole("button", { name: "Oat, 1 of 3" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(grains).toHaveText(["Rye", "Spelt", "Oat"]);
    await expect(page.getByText("All saved")).toBeVisible();
  });

  test("an entry that was clicked to be written is moved by keys, and its handle leads to its form", async ({
    page,
  }) => {
    const shown = await open(page, "asked.json");
    const questions = shown.getByRole("group").filter({ hasText: /^Is it (soft|warm)/ });
    await shown.getByText("Is it soft?").click();
    await expect(shown.getByRole("textbox", { name: "Question" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(shown.getByRole("button", { name: /^FAQ, part 2/ })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(shown.getByRole("button", { name: "Is it soft?, 1 of 2" })).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(shown.getByText("Is it soft? is now 2 of 2.")).toBeAttached();
    await expect(questions).toHaveText([/^Is it warm/, /^Is it soft/]);
    await expect(shown.getByRole("button", { name: "Is it soft?, 2 of 2" })).toBeFocused();
    const warm = shown.getByRole("button", { name: "Is it warm?, 1 of 2" });
    // Which entry comes next is known a moment after one was moved.
    await expect(async () => {
      await page.keyboard.press("ArrowUp");
      await expect(warm).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Form" }).locator(":focus")).toHaveValue(
      "Is it warm?",
    );
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("All saved")).toBeVisible();
  });

  test("a question is copied to another part, cut, and pasted only where questions stand", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const shown = await open(page, "asked.json:/blocks/1/title");
    const form = page.getByRole("region", { name: "Form" });
    await form.getByRole("button", { name: "Copy question 1" }).click();
    await expect(page.getByText("The entry is copied.")).toBeVisible();

    await shown.getByRole("heading", { name: "Tea" }).click();
    await page.keyboard.press("Escape");
    const questions = form.getByRole("textbox", { name: /^Question/ });
    await expect(questions.last()).toHaveValue("Is it hot?");
    await form.getByRole("button", { name: "Duplicate question 1" }).focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(questions.last()).toHaveValue("Is it soft?");
    await form.getByRole("button", { name: "Duplicate question 1" }).focus();
    await page.keyboard.press("ControlOrMeta+x");
    await expect(questions).toHaveCount(1);
    await expect(questions).toHaveValue("Is it soft?");

    await shown.getByRole("heading", { name: "Bread", exact: true }).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+v");
    await expect(questions.last()).toHaveValue("Is it hot?");

    await shown.getByRole("heading", { name: "Grain" }).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+v");
    await expect(page.getByText("List has no list for what was copied.")).toBeVisible();
    await form
      .getByRole("button", { name: /^Paste a copied/ })
      .first()
      .click();
    await expect(page.getByText("is of another kind than the entries")).toBeVisible();
  });

  test("words that are written on the page become links, lead elsewhere, and are none again", async ({
    page,
  }) => {
    const shown = await open(page, "visit.json");
    const written = page.getByRole("region", { name: "Form" }).getByRole("textbox", {
      name: /^Text/,
    });
    const dialog = page.getByRole("dialog", { name: "Where shall it lead?" });
    await shown.getByRole("link", { name: "our rye" }).click();
    await expect(shown.getByRole("textbox", { name: "Text" })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(dialog.getByText("Leads to: Rye bread")).toBeVisible();
    await expectAccessible(page, ["frame-tested"]);
    await dialog.getByRole("button", { name: /^Spelt bread/ }).click();
    await expect(written).toHaveValue("From {facts.opening}. See [our rye](/breads/spelt).");
    const tools = shown.getByRole("toolbar", { name: "Selected words" });
    await tools.getByRole("button", { name: "Link", pressed: true }).click();
    await dialog.getByRole("button", { name: "Remove the link" }).click();
    await expect(written).toHaveValue("From {facts.opening}. See our rye.");

    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.press("Shift+ControlOrMeta+ArrowRight");
    await page.keyboard.press("ControlOrMeta+k");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await tools.getByRole("button", { name: "Bold" }).click();
    await expect(written).toHaveValue("**From** {facts.opening}. See our rye.");
    await page.keyboard.press("ControlOrMeta+k");
    await dialog.getByLabel("Or another address").fill("https://www.example.com/");
    await page.keyboard.press("Enter");
    await expect(written).toHaveValue(/From\S*\]\(https:\/\/www.example.com\/\)/);
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.type(" ");
    await page.keyboard.press("ControlOrMeta+k");
    await dialog.getByRole("button", { name: /^Breads/ }).click();
    await expect(written).toHaveValue(/See our rye\. \[Breads\]\(\/breads\)$/);
    await page.keyboard.type(" now");
    await expect(written).toHaveValue(/\[Breads\]\(\/breads\) now$/);
  });

  test("keys go from part to part on the page, move them, and lead to their form", async ({
    page,
  }) => {
    const shown = await open(page, "visit.json");
    const parts = page.getByRole("region", { name: "Form" }).getByRole("listitem");
    await page.getByRole("button", { name: "Go to the page" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(shown.getByRole("button", { name: "Hero, part 1 of 2" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("region", { name: "Form" }).locator(":focus")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(shown.getByRole("button", { name: "Rich text, part 2 of 2" })).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(shown.getByText("Rich text is now part 1 of 2.")).toBeAttached();
    await expect(shown.getByRole("button", { name: "Rich text, part 1 of 2" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const back = page.getByRole("button", { name: "Whole page" });
    await expect(back).toBeFocused();
    await back.press("Enter");
    await expect(parts.first()).toContainText("Rich text");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(shown.getByRole("button", { name: "Rich text, part 2 of 2" })).toBeVisible();
  });
});

/** Goes with the pointer, as a hand does, to the upper part of an element. */
async function moveTo(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (box) await page.mouse.move(box.x + 20, box.y + 5, { steps: 8 });
}
