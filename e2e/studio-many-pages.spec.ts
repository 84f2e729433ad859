import { writeFileSync } from "node:fs";
import { expect as assert, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";

/** Compiling takes as long as the machine wants. */
const expect = assert.configure({ timeout: 20_000 });
/** Pages are shown smaller than they are, and are checked by themselves elsewhere. */
const EXCEPT = ["frame-tested"];
const COUNT = 250;

test.describe("a site of many pages in the studio", { tag: ["@once", "@wide"] }, () => {
  let bakery: EditedBakery;

  test.beforeAll(async () => {
    bakery = await editBakery(0, (file) => {
      for (let number = 1; number <= COUNT; number += 1) {
        const title = `Roll ${number}`;
        const page = { title, description: `${title}, baked today.`, blocks: [{ type: "hero" }] };
        writeFileSync(file(`breads/roll-${number}.json`), `${JSON.stringify(page)}\n`);
      }
    });
  });

  test.afterAll(() => bakery.close());

  test("a page is chosen among them by a few letters", async ({ page }) => {
    await page.goto(`${bakery.url}/studio`);
    await page.getByRole("button", { name: "New page" }).click();
    await page.getByLabel("Name of the page").fill("Sweet roll");
    const like = page.getByRole("button", { name: "Begin with" });
    await expect(like).toHaveAccessibleDescription("An empty page");
    await like.click();
    const search = page.getByRole("dialog", { name: "Which page?" });
    await expect(search.getByRole("button")).not.toHaveCount(COUNT);
    await expect(search.getByText(/^And \d+ more/)).toBeVisible();
    await expectAccessible(page, EXCEPT);
    await page.keyboard.type("roll 204");
    await search.getByRole("button", { name: /^Roll 204/ }).click();
    await expect(like).toHaveAccessibleDescription("Roll 204 (/breads/roll-204)");
    await expect(like).toBeFocused();
    await page.getByRole("button", { name: "Make the page" }).click();
    await expect(
      page.frameLocator("iframe").getByRole("heading", { level: 1, name: "Sweet roll" }),
    ).toBeVisible();
  });
});
