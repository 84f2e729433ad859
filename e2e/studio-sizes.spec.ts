import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";
import { expectFitting } from "./support/fitting.ts";

/** A phone, a tablet, and a screen of 1,280 by 1,024 pixels at four times the size. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 320, height: 256 },
];

test.describe("the studio in a small window", { tag: "@once" }, () => {
  test.describe.configure({ mode: "default" });
  let bakery: EditedBakery;

  test.beforeAll(async () => {
    bakery = await editBakery(0);
  });

  test.afterAll(() => bakery.close());

  for (const size of SIZES)
    test(`opens a page, changes a text and saves it at ${size.width} × ${size.height}`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ viewport: size });
      const views = page.getByRole("navigation", { name: "What is shown" });
      const save = page.getByRole("banner").getByRole("button", { name: "Save" });
      const form = page.getByRole("region", { name: "Form" });
      await page.goto(`${bakery.url}/studio`);
      await expect(page.getByRole("list", { name: "How it works" })).toBeVisible();
      await expectFitting(page);

      if (size.width !== 768) await views.getByRole("button", { name: "Pages" }).click();
      const pages = page.getByRole("navigation", { name: "Pages" });
      await expect(pages).toBeVisible();
      await expectFitting(page);
      await pages.getByRole("button", { name: "Visit" }).click();
      const shown = page.frameLocator("iframe");
      await expect(shown.getByRole("heading", { level: 1, name: "Visit" })).toBeVisible();
      await expectFitting(page);

      await views.getByRole("button", { name: "Form" }).click();
      await expectFitting(page);
      await form.getByRole("button", { name: /^Rich text/ }).click();
      const words = `Open at ${size.width}`;
      await form.getByLabel("Title").fill(words);
      await expect(page.getByText("Not saved yet")).toBeVisible();
      await expectFitting(page);
      await form.getByRole("button", { name: "Add a part here" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectFitting(page);
      await page.keyboard.press("Escape");

      if (size.width !== 768) {
        await expect(shown.getByRole("heading", { name: words })).toBeHidden();
        await views.getByRole("button", { name: "Page", exact: true }).click();
      }
      await expect(shown.getByRole("heading", { name: words })).toBeVisible();
      await save.click();
      await expect(page.getByText("Saved.")).toBeVisible();
      await expectFitting(page);
      expect(readFileSync(bakery.file("visit.json"), "utf8")).toContain(`"${words}"`);

      await page.getByRole("button", { name: "More" }).click();
      await expect(page.getByRole("link", { name: "View page" })).toBeInViewport({ ratio: 1 });
      await expectFitting(page);
      await page.getByRole("button", { name: "Hide this page" }).click();
      await expect(page.getByRole("button", { name: "Hide this page" })).toBeHidden();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.close();
    });
});
