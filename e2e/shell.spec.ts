import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { hydrate } from "./support/console.ts";

test("the header of the home page is transparent until the page is scrolled", async ({ page }) => {
  await page.goto("/");
  const background = () =>
    page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
  await expect.poll(background).toBe("rgba(0, 0, 0, 0)");
  await page.mouse.wheel(0, 300);
  await expect.poll(background).not.toBe("rgba(0, 0, 0, 0)");
});

test("the footer offers what the specification lists", async ({ page }) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Home", "Medical Supervision", "Medical Director", "Chart Review", "Contact"])
    await expect(footer.getByRole("link", { name, exact: true }).first()).toBeVisible();
  await expect(footer.getByText("Serving All 50 States")).toBeVisible();
});

test.describe("on a wide screen", { tag: "@wide" }, () => {
  test("Escape closes a menu and gives the focus back", async ({ page }) => {
    await page.goto("/about");
    await hydrate(page);
    const services = page.getByRole("banner").locator("summary:visible", { hasText: "Services" });
    await services.click();
    const link = page
      .getByRole("banner")
      .getByRole("link", { name: "Training" })
      .locator("visible=true");
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(services).toBeFocused();
  });

  test("a link of a menu closes it", async ({ page }) => {
    await page.goto("/about");
    await hydrate(page);
    await page.getByRole("banner").locator("summary:visible", { hasText: "Clinic Types" }).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: "IV Therapy" })
      .locator("visible=true")
      .click();
    await expect(page).toHaveURL("/clinic-types/iv-therapy");
    await expect(page.getByRole("banner").locator("details[open]")).toHaveCount(0);
  });
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("sections of the menu open independently, and a link closes everything", async ({
    page,
  }) => {
    await page.goto("/about");
    await hydrate(page);
    const header = page.getByRole("banner");
    await header.locator("summary", { hasText: "Menu" }).tap();
    await header.locator("summary:visible", { hasText: "Services" }).tap();
    await header.locator("summary:visible", { hasText: "Clinic Types" }).tap();
    await expect(
      header.getByRole("link", { name: "Training" }).locator("visible=true"),
    ).toBeVisible();
    await expect(
      header.getByRole("link", { name: "IV Therapy" }).locator("visible=true"),
    ).toBeVisible();
    await expectAccessible(page);
    await header.getByRole("link", { name: "Chart Review" }).locator("visible=true").tap();
    await expect(page).toHaveURL("/services/chart-review");
    await expect(header.locator("details[open]")).toHaveCount(0);
  });

  test("the button of the menu says what it does now, and stays where it is", async ({ page }) => {
    await page.goto("/about");
    await hydrate(page);
    const button = page.getByRole("banner").locator("[data-mobile-menu] > summary");
    const closed = await button.boundingBox();
    await expect(button).toHaveAccessibleName("Menu");
    await button.tap();
    await expect(button).toHaveAccessibleName("Close");
    await expect(button.getByText("Menu", { exact: true })).toBeHidden();
    expect(await button.boundingBox()).toEqual(closed);
    await page.keyboard.press("Escape");
    await expect(button).toHaveAccessibleName("Menu");
    await expect(button).toBeFocused();
  });

  test("a bar offers to call and to get started", async ({ page }) => {
    await page.goto("/about");
    await expect(
      page.getByRole("link", { name: /Call/ }).locator("visible=true").last(),
    ).toHaveAttribute("href", /^tel:/);
  });
});
