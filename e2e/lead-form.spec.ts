import { expect, type Page, test } from "@playwright/test";
import type { LeadForm } from "../src/providers/forms/types.ts";
import { expectAccessible } from "./support/axe.ts";
import { buildWithForm, leadConnectorAt } from "./support/bakery-with-form.ts";
import { watchConsole } from "./support/console.ts";
import { type FormProvider, type Manner, serveForms } from "./support/form-provider.ts";
import { type Preview, servePreview } from "./support/preview.ts";

const PROVIDER_PORT = 4351;
const SITE_PORT = 4352;
const HOST = `http://localhost:${PROVIDER_PORT}`;
const LEAD_CONNECTOR = leadConnectorAt(HOST);

let provider: FormProvider | undefined;
let site: Preview | undefined;

test.describe.configure({ mode: "default" });

test.describe("lead form", { tag: "@once" }, () => {
  test.afterEach(async () => {
    await Promise.all([provider?.close(), site?.close()]);
    provider = undefined;
    site = undefined;
  });

  test("comes near the window, takes the height it asks for and says when it was sent", async ({
    page,
  }) => {
    const url = await start(LEAD_CONNECTOR, "works");
    const complaints = watchConsole(page);
    await page.goto(`${url}/visit?utm_source=letter&secret=1`);
    const frame = page.locator('iframe[title="Write to the bakery"]');
    await expect(frame).toHaveAttribute("id", "inline-AbC123xyz");
    await expect(frame).toHaveAttribute("data-layout", "{'id':'INLINE'}");
    await expect(frame).toHaveAttribute(
      "src",
      `${HOST}/widget/form/AbC123xyz?utm_source=letter&page=%2Fvisit`,
    );
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(901);
    await expect(page.getByText("Loading the form...")).toHaveCount(0);
    await expect(page.getByText("Thanks, we have your details.")).toHaveCount(0);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
      0,
      "BODY",
    ]);
    await page.frameLocator("iframe").getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thanks, we have your details.")).toHaveCount(1);
    await expectContacts(page);
    expect(complaints).toEqual([]);
    await expectAccessible(page);
  });

  test("is not asked for before it is near, and its room is kept", async ({ page }) => {
    const url = await start(LEAD_CONNECTOR, "works", { above: 60 });
    await page.goto(`${url}/visit`);
    const end = page.getByText("Please do not write card numbers here.");
    await expect(end).toBeAttached();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    expect([...(provider?.asked.keys() ?? [])]).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await expect(page.frameLocator("iframe").getByRole("textbox")).toBeVisible();
    expect((await height()) - before).toBe(901 - 500);
  });

  test("works again after a walk through the site, with its script loaded once", async ({
    page,
  }) => {
    const url = await start(LEAD_CONNECTOR, "works");
    await page.goto(`${url}/visit`);
    await expect(page.frameLocator("iframe").getByRole("textbox")).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Rye bread" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rye bread");
    await page.goBack();
    await expect(page.frameLocator("iframe").getByRole("textbox")).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => ["formScripts", "resized"].map((name) => Reflect.get(window, name))),
      )
      .toEqual([1, ["inline-AbC123xyz"]]);
    expect(provider?.asked.get("/js/form_embed.js")).toBe(1);
  });

  test("that is blocked gives way to the phone, and another try helps", async ({ page }) => {
    const url = await start(LEAD_CONNECTOR);
    await page.goto(`${url}/visit`);
    await expect(page.getByRole("alert")).toContainText("The form does not open here.");
    await expect(page.locator("iframe")).toBeHidden();
    await expectContacts(page);
    await expectAccessible(page);
    provider = await serveForms(PROVIDER_PORT, "works");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.frameLocator("iframe").getByRole("textbox")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("that does not answer is slow, then blocked, and welcome when it comes late", async ({
    page,
  }) => {
    const url = await start({ ...LEAD_CONNECTOR, timeoutMs: 2000 }, "waits");
    await page.goto(`${url}/visit`, { waitUntil: "commit" });
    await expect(page.getByText("Loading the form...")).toBeVisible();
    await expect(page.getByText("The form takes longer than usual.")).toBeVisible();
    await expectContacts(page);
    await expect(page.getByRole("alert")).toContainText("The form does not open here.");
    for (const letGo of provider?.waiting ?? []) letGo();
    await expect(page.frameLocator("iframe").getByRole("textbox")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("whose script cannot be had says so, and leaves phone and e-mail", async ({ page }) => {
    const url = await start(LEAD_CONNECTOR, "works");
    await page.route("**/FormPanel*.js", (route) => route.abort());
    await page.goto(`${url}/visit`);
    await expect(page.getByRole("alert")).toContainText("The form does not open here.");
    await expectContacts(page);
    await expectAccessible(page);
  });

  test("believes only its own frame", async ({ page }) => {
    const url = await start(LEAD_CONNECTOR, "hostile");
    await page.goto(`${url}/visit`);
    await expect(page.frameLocator("iframe").getByText("A quiet form")).toBeVisible();
    await page.evaluate(() => {
      postMessage(["highlevel.setHeight", { height: 3000, id: "AbC123xyz" }], "*");
      postMessage(["set-sticky-contacts", "_ud", "{}", "loc", "forged"], "*");
    });
    await expect.poll(() => provider?.asked.get("/shout")).toBe(1);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
    expect((await page.locator("iframe").boundingBox())?.height).toBe(500);
    await expect(page.getByText("Thanks, we have your details.")).toHaveCount(0);
  });

  test("waits for a click when the page says so", async ({ page }) => {
    const url = await start({ ...LEAD_CONNECTOR, load: "interaction" }, "works");
    await page.goto(`${url}/visit`);
    const open = page.getByRole("button", { name: "Open the form" });
    await open.click();
    await expect(page.frameLocator("iframe").getByRole("textbox")).toBeVisible();
    expect(provider?.asked.get("/widget/form/AbC123xyz")).toBe(1);
  });

  test("leaves phone and e-mail without scripts, and asks nobody", async ({ browser }) => {
    const url = await start(LEAD_CONNECTOR, "works");
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${url}/visit`);
    await expectContacts(page);
    await expect(page.getByText("Please do not write card numbers")).toBeHidden();
    expect(provider?.asked.size).toBe(0);
    await page.close();
  });

  const FILLED: Record<string, LeadForm> = {
    "HubSpot's current code": {
      provider: "hubspot",
      formId: "0a1b2c3d-0000-4000-8000-0123456789ab",
      portalId: "12345",
      title: "Write to the bakery",
      scriptUrl: `${HOST}/12345.js`,
    },
    "HubSpot's older code": {
      provider: "hubspot",
      formId: "0a1b2c3d-0000-4000-8000-0123456789ab",
      portalId: "12345",
      embed: "legacy",
      title: "Write to the bakery",
      scriptUrl: `${HOST}/v2.js`,
    },
    Typeform: {
      provider: "typeform",
      formId: "AbC123xyz",
      title: "Write to the bakery",
      scriptUrl: `${HOST}/next/embed.js`,
    },
  };
  for (const [name, form] of Object.entries(FILLED))
    test(`${name} fills its element, again after a walk through the site`, async ({ page }) => {
      const url = await start(form, "works");
      await page.goto(`${url}/visit`);
      const filled = page.frameLocator('iframe[title="Filled"]').getByText("A filled form");
      await expect(filled).toBeVisible();
      await expect(page.getByText("Loading the form...")).toHaveCount(0);
      await page.getByRole("contentinfo").getByRole("link", { name: "Rye bread" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rye bread");
      await page.goBack();
      await expect(filled).toBeVisible();
    });
});

/** Builds the bakery with a form and serves both; without a manner nobody stands behind the form. */
async function start(
  leadForm: LeadForm,
  manner?: Manner,
  { above = 0 }: { above?: number } = {},
): Promise<string> {
  const out = await buildWithForm(leadForm, HOST, { above });
  provider = manner && (await serveForms(PROVIDER_PORT, manner));
  site = await servePreview(out, SITE_PORT);
  return site.url;
}

/** Phone and e-mail stand beside the form in every state. */
async function expectContacts(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
}
