import { existsSync, readFileSync } from "node:fs";
import { expect as assert, type Frame, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { watchConsole } from "./support/console.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";

/** Compiling takes as long as the machine wants. */
const expect = assert.configure({ timeout: 40_000 });
/** Pages are shown smaller than they are, and are checked by themselves elsewhere. */
const EXCEPT = ["frame-tested"];
const NAMES = ["Computer: /", "Tablet: /", "Phone: /"];

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("the look in the studio", { tag: ["@once", "@wide"] }, () => {
  let bakery: EditedBakery;

  test.beforeEach(async () => {
    bakery = await editBakery(0);
  });

  test.afterEach(() => bakery.close());

  test("shows pages at three widths while a color is chosen, and changes the site when it is saved", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const complaints = watchConsole(page);
    await page.goto(`${bakery.url}/studio`);
    await page.getByRole("button", { name: "Look of the site" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Look of the site" })).toBeVisible();
    for (const name of NAMES)
      await expect(page.frameLocator(`iframe[title="${name}"]`).locator("h1")).toBeVisible();
    const form = page.getByRole("region", { name: "Form" });
    await form.getByRole("button", { name: "Add colors" }).click();

    // It begins as a color that the site has.
    await expect(form.getByRole("textbox", { name: /^Brand/ })).toHaveValue(/^#[0-9a-f]{6}$/);
    await form.getByLabel("Pick: Brand").fill("#8a1538");
    await expect(form.getByRole("textbox", { name: /^Brand/ })).toHaveValue("#8a1538");
    await expectEverywhere(page, "--cta-bg", /^#8a1538$/i);
    await form.getByRole("combobox", { name: "Corners" }).selectOption("pill");
    await expectEverywhere(page, "--r-button", /^(?!0).*(px|rem|em)$/);
    expect(existsSync(bakery.file("_theme.json"))).toBe(false);
    await expectAccessible(page, EXCEPT);

    await page.getByRole("combobox", { name: "Shown with" }).selectOption("/visit");
    const phone = page.frameLocator('iframe[title="Phone: /visit"]');
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => tokenOf(page, "Phone: /visit", "--cta-bg")).toMatch(/^#8a1538$/i);

    await form.getByRole("textbox", { name: /^Brand/ }).fill("#ffe14d");
    await expect(form.getByText(/lighter|darker/).first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(form.getByRole("textbox", { name: /^Brand/ })).toHaveValue("#8a1538");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    expect(JSON.parse(readFileSync(bakery.file("_theme.json"), "utf8"))).toEqual({
      colors: { brand: "#8a1538" },
      corners: "pill",
    });
    await page.goto(`${bakery.url}/visit`);
    await expect.poll(() => computedToken(page.mainFrame(), "--cta-bg")).toMatch(/^#8a1538$/i);
    expect(complaints).toEqual([]);
  });

  test("comes back after the window was closed without saving", async ({ page, context }) => {
    test.setTimeout(120_000);
    await page.goto(`${bakery.url}/studio#_theme.json`);
    const spacing = page.getByRole("spinbutton", { name: "Spacing" });
    const kept = page.waitForResponse((response) => response.url().endsWith("/api/keep"));
    await spacing.fill("1.2");
    await kept;
    const later = await context.newPage();
    await page.close();
    await later.goto(`${bakery.url}/studio`);
    await expect(later.getByText("You have unsaved changes on 1 page")).toBeVisible();
    await later.getByRole("button", { name: "Go on" }).click();
    await expect(later.getByRole("spinbutton", { name: "Spacing" })).toHaveValue("1.2");
  });
});

async function expectEverywhere(page: Page, token: string, value: RegExp): Promise<void> {
  for (const name of NAMES)
    await expect.poll(() => tokenOf(page, name, token), { message: name }).toMatch(value);
}

async function tokenOf(page: Page, title: string, token: string): Promise<string> {
  const element = await page.locator(`iframe[title="${title}"]`).elementHandle();
  const frame = await element?.contentFrame();
  return frame ? computedToken(frame, token) : "";
}

function computedToken(frame: Frame, token: string): Promise<string> {
  return frame.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
    token,
  );
}
