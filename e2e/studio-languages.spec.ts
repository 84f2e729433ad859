import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";
import { expectFitting } from "./support/fitting.ts";

/** German is longer than English. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.describe("the studio in other languages", { tag: "@once" }, () => {
  test.describe.configure({ mode: "default" });
  let bakery: EditedBakery;

  test.beforeAll(async () => {
    bakery = await editBakery(0);
  });

  test.afterAll(() => bakery.close());

  for (const size of SIZES)
    test(`a page is opened, written and saved in German at ${size.width}`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: size, locale: "de-AT" });
      const views = page.getByRole("navigation", { name: "Was gezeigt wird" });
      const view = async (name: string) => {
        if (size.width === 390) await views.getByRole("button", { name, exact: true }).click();
      };
      await page.goto(`${bakery.url}/studio`);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await expect(page.getByRole("list", { name: "So geht es" })).toBeVisible();
      await expectFitting(page, "Speichern");

      await view("Seiten");
      await page.getByRole("button", { name: "Visit", exact: true }).click();
      await view("Formular");
      const form = page.getByRole("region", { name: "Formular" });
      await form.getByLabel("Beschreibung").fill(`Brot bei ${size.width}`);
      await expect(page.getByText("Nicht gespeichert")).toBeVisible();
      await expectFitting(page, "Speichern");
      await form.getByRole("button", { name: "Fließtext Hours" }).click();
      await form.getByLabel("Titel", { exact: true }).fill("");
      await form.getByLabel("Einleitung", { exact: true }).fill("Offen {facts.nie}.");
      await expect(form.getByText("{facts.nie} hat keinen Wert.")).toBeVisible();
      await form.getByLabel("Einleitung", { exact: true }).fill("");
      await form.getByLabel("Titel", { exact: true }).fill("Hours");
      await page.getByRole("banner").getByRole("button", { name: "Speichern" }).click();
      await expect(page.getByText("Gespeichert.", { exact: true })).toBeVisible();
      await expectFitting(page, "Speichern");
      expect(readFileSync(bakery.file("visit.json"), "utf8")).toContain(`Brot bei ${size.width}`);

      await page.getByRole("button", { name: "Verlauf" }).click();
      await expect(page.getByText("Sie haben „Beschreibung“").first()).toBeVisible();
      await page.close();
    });

  test("another language is chosen, and stays when the studio is opened again", async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: "fr-FR" });
    await page.goto(`${bakery.url}/studio`);
    await page.getByRole("button", { name: "Language of the studio" }).click();
    await page.getByRole("button", { name: "Español" }).click();
    await expect(page.getByRole("list", { name: "Cómo funciona" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Guardar" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.close();
  });
});
