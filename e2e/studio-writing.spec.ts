import { readFileSync, writeFileSync } from "node:fs";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";

const VISIT = {
  $schema: "../schema/page.schema.json",
  title: "Visit",
  description: "Where the bakery is and when it opens.",
  blocks: [
    { type: "hero", subtitle: "Come early." },
    {
      type: "rich-text",
      title: "Hours",
      text: "From {facts.opening}. See [our rye](/breads/rye).",
    },
    { type: "rich-text", title: "Parking", text: ["### Behind the house", "", "Six places."] },
    {
      type: "faq",
      title: "Asked often",
      items: [
        { question: "Is there tea?", answer: "There is." },
        { question: "Is there coffee?", answer: "There is." },
      ],
    },
  ],
};

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("writing on the page", { tag: ["@once", "@wide"] }, () => {
  let bakery: EditedBakery;

  test.beforeEach(async () => {
    bakery = await editBakery(0, (file) => {
      writeFileSync(file("visit.json"), `${JSON.stringify(VISIT, null, 2)}\n`);
    });
  });

  test.afterEach(() => bakery.close());

  async function openVisit(page: Page): Promise<FrameLocator> {
    await page.goto(`${bakery.url}/studio`);
    await page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("button", { name: "Visit" })
      .click();
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1, name: "Visit" })).toBeVisible();
    return shown;
  }

  test("a text is written where it stands, undone, and saved as one edit", async ({ page }) => {
    const shown = await openVisit(page);
    const form = page.getByRole("region", { name: "Form" });
    await shown.getByText("Come early.").click();
    const text = shown.getByRole("textbox", { name: "Subtitle" });
    await expect(text).toBeFocused();
    await expect(shown.getByText("Hero", { exact: true })).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.type(" We sell out.");
    await expect(form.getByRole("textbox", { name: "Subtitle" })).toHaveValue(
      "Come early. We sell out.",
    );
    await expectAccessible(page, ["frame-tested"]);
    await page.keyboard.press("Control+Z");
    await expect(text).toHaveText("Come early.");
    await page.keyboard.press("Control+Shift+Z");
    await expect(text).toHaveText("Come early. We sell out.");
    await page.keyboard.press("Escape");
    await expect(text).toHaveCount(0);
    await expect(shown.getByText("Come early. We sell out.")).toBeVisible();

    await shown.getByRole("heading", { level: 1, name: "Visit" }).click();
    await expect(shown.getByRole("textbox", { name: "Title" })).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Visit us");
    await page.keyboard.press("Enter");
    await expect(shown.getByRole("heading", { level: 1, name: "Visit us" })).toBeVisible();
    await expect(shown.getByRole("textbox", { name: "Title" })).toHaveCount(0);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    const [hero, ...rest] = VISIT.blocks;
    expect(readFileSync(bakery.file("visit.json"), "utf8")).toBe(
      `${JSON.stringify(
        {
          ...VISIT,
          title: "Visit us",
          blocks: [{ ...hero, subtitle: "Come early. We sell out." }, ...rest],
        },
        null,
        2,
      )}\n`,
    );
  });

  test("running text keeps its facts, links and bold words, and the form follows", async ({
    page,
  }) => {
    const shown = await openVisit(page);
    const form = page.getByRole("region", { name: "Form" });
    await shown.getByText("From 7 in the morning").click({ position: { x: 3, y: 5 } });
    const text = shown.getByRole("textbox", { name: "Text" });
    await expect(text).toBeFocused();
    await expect(text.getByTitle("This is the same everywhere on the site.")).toHaveText(
      "7 in the morning",
    );
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" *Now*");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+B");
    await page.keyboard.type("New");
    await expect(form.getByRole("textbox", { name: /^Text/ })).toHaveValue(
      "From {facts.opening}. See [our rye](/breads/rye). \\*Now\\*\n\n**New**",
    );
    await page.keyboard.press("Escape");
    await expect(shown.getByText("New", { exact: true })).toHaveCSS("font-weight", /[67]00/);

    await shown.getByText("Six places.").click();
    await expect(form.getByRole("textbox", { name: /^Text/ })).toBeFocused();
    await expect(form.getByRole("textbox", { name: /^Text/ })).toHaveValue(/^### Behind/);
  });

  test("of two answers that say the same, the one that was clicked is written", async ({
    page,
  }) => {
    const shown = await openVisit(page);
    const form = page.getByRole("region", { name: "Form" });
    const coffee = shown.getByText("Is there coffee?");
    await coffee.click();
    await page.keyboard.press("Escape");
    await shown.getByText("There is.").last().click();
    await expect(shown.getByRole("textbox", { name: "Answer" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type(" Strong.");
    await expect(form.getByRole("textbox", { name: /^Answer/ }).last()).toHaveValue(
      "There is. Strong.",
    );
    await expect(form.getByRole("textbox", { name: /^Answer/ }).first()).toHaveValue("There is.");

    // What is written next goes into the new question, however fast it is added.
    await shown.getByText("Is there coffee?").click();
    await expect(shown.getByRole("textbox", { name: "Question" })).toBeFocused();
    await form.getByRole("button", { name: "Add below question 1" }).click();
    const questions = form.getByRole("textbox", { name: /^Question/ });
    await expect(questions.nth(1)).toBeFocused();
    await page.keyboard.type("Is there cake?");
    await expect(questions.nth(1)).toHaveValue("Is there cake?");
    await expect(shown.getByText("Is there coffee?")).toBeVisible();
    await form.getByRole("button", { name: "Delete question 3" }).click();
    await expect(form.getByRole("button", { name: "Delete question 2" })).toBeFocused();
  });
});
