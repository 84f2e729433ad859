import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { PostForm } from "../src/providers/forms/post/types.ts";
import { expectAccessible } from "./support/axe.ts";
import { buildWithForm } from "./support/bakery-with-form.ts";
import { watchConsole } from "./support/console.ts";
import { type PostBox, servePostBox } from "./support/post-box.ts";
import { type Preview, servePreview } from "./support/preview.ts";

const BOX_PORT = 4371;
const SITE_PORT = 4372;
const SITE = `http://localhost:${SITE_PORT}`;
/** Where the form is sent, and the service of the tests that stands there once the site is built: no build writes addresses of this machine. */
const HOST = "https://forms.example.com";
const BOX = `http://localhost:${BOX_PORT}`;

const FORM: PostForm = {
  provider: "post",
  title: "Write to the bakery",
  notice: "Please do not write card numbers here.",
  target: { service: "address", url: `${HOST}/form/1` },
  thanks: "/thanks",
  timeoutMs: 6000,
  fields: [
    { kind: "text", name: "name", label: "Your name", required: true, autocomplete: "name" },
    { kind: "email", name: "email", label: "E-mail", required: true },
    { kind: "phone", name: "phone", label: "Phone", help: "With its area code" },
    { kind: "choice", name: "bread", label: "Which bread", choices: ["Rye", "Wheat"] },
    { kind: "message", name: "message", label: "Message" },
    { kind: "consent", name: "agreed", label: "You may answer me by e-mail", required: true },
  ],
};

const STEPS: PostForm = {
  ...FORM,
  fields: FORM.fields?.map((field) => {
    if (field.name === "name") return { ...field, step: "Who are you?" };
    return field.name === "bread" ? { ...field, step: "What do you need?" } : field;
  }),
};

let box: PostBox;
let site: Preview;

test.describe.configure({ mode: "default", timeout: 120_000 });

test.describe("a form of the page", { tag: "@once" }, () => {
  serve(FORM);
  testEveryForm();

  test("is checked by the browser without scripts", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${SITE}/visit`);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(`${SITE}/visit`);
    expect(box.arrived).toEqual([]);
    await page.close();
  });

  test("keeps what was written when the service is down, and sends it again", async ({ page }) => {
    box.manner = "down";
    await open(page);
    await fillIn(page);
    await page.getByRole("button", { name: "Send" }).click();
    const failure = page.getByRole("alert").filter({ hasText: "could not be sent" });
    await expect(failure).toBeFocused();
    await expect(page.getByLabel("Message")).toHaveValue("Two loaves");
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    await expectAccessible(page);
    box.manner = "takes";
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page).toHaveURL(`${SITE}/thanks`);
    expect(box.arrived).toHaveLength(2);
  });

  test("keeps what was written when the page is loaded again", async ({ page }) => {
    await open(page);
    const bread = page.getByLabel("Which bread");
    await page.getByLabel("Your name").fill("Ada Lopez");
    await bread.selectOption("Rye");
    await page.reload();
    await started(page);
    await expect(page.getByLabel("Your name")).toHaveValue("Ada Lopez");
    await expect(bread).toHaveValue("Rye");
    // The list may have other answers by then, or be in another language.
    await bread.locator("option", { hasText: "Rye" }).evaluate((option: HTMLOptionElement) => {
      option.value = "Spelt";
      option.closest("select")?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.reload();
    await started(page);
    await expect(bread.locator("option:checked")).toHaveText("Choose");
  });

  test("is sent once by a double click, says that it is slow, and waits no longer than it should", async ({
    page,
  }) => {
    box.manner = "waits";
    await open(page);
    await fillIn(page);
    await page.getByRole("button", { name: "Send" }).dblclick();
    await expect(page.getByRole("status").filter({ hasText: "Sending..." })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Still sending" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "we do not know" })).toBeFocused({
      timeout: 15_000,
    });
    expect(box.arrived).toHaveLength(1);
    box.letGo();
    await expect(page.getByLabel("Message")).toHaveValue("Two loaves");
  });

  test("is not sent at once when its trap was filled in, but the second time", async ({ page }) => {
    await open(page);
    await fillIn(page);
    await page.evaluate(() => {
      const trap = document.querySelector<HTMLInputElement>("[data-trap] input");
      if (trap) trap.value = "https://spam.example";
    });
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "people do not see" })).toBeFocused();
    expect(box.arrived).toEqual([]);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page).toHaveURL(`${SITE}/thanks`);
  });

  test("can be read in forced colors", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page);
    await page.getByRole("button", { name: /Send|Next/ }).click();
    const line = await page
      .getByLabel("Your name")
      .evaluate((input) => getComputedStyle(input).borderTopStyle);
    expect(line).toBe("solid");
    // Browsers draw a ground behind every text in forced colors, which axe does not see.
    await expectAccessible(page, ["color-contrast"]);
  });

  test("says beside each field what is wrong, lists it with links, and follows what is written", async ({
    page,
  }) => {
    await open(page);
    const email = page.getByLabel("E-mail", { exact: true });
    await email.fill("ada@example");
    await page.getByLabel("Phone").fill("12");
    await page.getByRole("button", { name: "Send" }).focus();
    await page.keyboard.press("Enter");
    const summary = page.locator("[data-summary]");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([
      "Your name: Write an answer here.",
      "E-mail: Write a whole e-mail address, such as name@example.com.",
      "Phone: Write a phone number with its area code, such as (555) 010-0123.",
      "You may answer me by e-mail: Tick this box if you agree: we cannot answer otherwise.",
    ]);
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
      "With its area code Write a phone number with its area code, such as (555) 010-0123.",
    );
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(email).toBeFocused();
    await page.keyboard.type(".org");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveAccessibleDescription("");
    expect(box.arrived).toEqual([]);
  });
});

test.describe("a form in steps", { tag: "@once" }, () => {
  serve(STEPS);
  testEveryForm();
});

/** What holds for a form in one part and for one in steps. */
function testEveryForm(): void {
  test("is whole and is sent without scripts", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${SITE}/visit`);
    const form = page.getByRole("form", { name: "Write to the bakery" });
    await expect(form.getByText("Next")).toHaveCount(0);
    await form.getByLabel("Your name").fill("Ada Lopez");
    await form.getByLabel("E-mail", { exact: true }).fill("ada@example.com");
    await form.getByLabel("Which bread").selectOption("Rye");
    await form.getByLabel("Message").fill("Two loaves");
    await form.getByLabel("You may answer").check();
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(`${SITE}/thanks`);
    expect(box.arrived).toEqual([
      {
        name: "Ada Lopez",
        email: "ada@example.com",
        phone: "",
        bread: "Rye",
        message: "Two loaves",
        agreed: "yes",
        _gotcha: "",
      },
    ]);
    await page.close();
  });

  test("is sent with scripts, leads to the page of thanks and forgets", async ({ page }) => {
    const complaints = watchConsole(page);
    await open(page);
    await expectAccessible(page);
    await fillIn(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(`${SITE}/thanks`);
    expect(complaints).toEqual([]);
    expect(box.arrived).toEqual([
      {
        name: "Ada Lopez",
        email: "ada@example.com",
        bread: "Rye",
        message: "Two loaves",
        agreed: "yes",
      },
    ]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Ada");
    await page.goBack();
    await expect(page.getByLabel("Your name")).toHaveValue("");
    await expect(page.getByLabel("Your name")).toBeVisible();
  });

  test("says beside a field what the service did not accept", async ({ page }) => {
    box.manner = "refuses";
    await open(page);
    await fillIn(page);
    await page.getByRole("button", { name: "Send" }).click();
    const email = page.getByLabel("E-mail", { exact: true });
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(email).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/whole e-mail address/);
  });

  for (const width of [390, 768, 1440])
    test(`fits ${width} pixels, shifts nothing, and stands at twice the size`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      expect(await overflow(page)).toBe(0);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                sum += (entry as unknown as { value: number }).value;
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => done(sum), 200);
          }),
      );
      expect(shift).toBeLessThan(0.003);
      await page.getByRole("button", { name: /Send|Next/ }).click();
      await page.setViewportSize({ width: Math.round(width / 2), height: 450 });
      expect(await overflow(page)).toBe(0);
    });
}

/** Serves the bakery with a form, and what takes its answers, while the tests of a group run. */
function serve(form: PostForm): void {
  test.beforeAll(async () => {
    box = await servePostBox(BOX_PORT, `${SITE}/thanks`);
    site = await servePreview(await buildForBox(form), SITE_PORT);
  });

  test.afterAll(async () => {
    await Promise.all([box.close(), site.close()]);
  });

  test.beforeEach(() => {
    box.manner = "takes";
    box.arrived.length = 0;
  });
}

/** Builds the bakery with a form, and leads it to the service of the tests. */
async function buildForBox(form: PostForm): Promise<string> {
  const out = await buildWithForm(form, HOST, { thanks: true });
  for (const path of ["visit/index.html", "visit/page.json", "_headers"]) {
    const text = readFileSync(join(out, path), "utf8");
    expect(text, path).toContain(HOST);
    writeFileSync(join(out, path), text.replaceAll(HOST, BOX));
  }
  return out;
}

async function open(page: Page): Promise<void> {
  await page.goto(`${SITE}/visit`);
  await started(page);
}

/** Waits until the form checks its answers by itself. */
async function started(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator("main form").evaluate((form: HTMLFormElement) => form.noValidate))
    .toBe(true);
}

/** Fills in the form, on with its steps where it has them. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ada Lopez");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@example.com");
  const next = page.getByRole("button", { name: "Next" });
  if (await next.isVisible()) {
    await expect(page.getByText("Step 1 of 2")).toBeVisible();
    await page.getByLabel("Your name").press("Enter");
    await expect(page.getByText("What do you need?")).toBeFocused();
    await expect(page.getByLabel("Your name")).toBeHidden();
  }
  await page.getByLabel("Which bread").selectOption("Rye");
  await page.getByLabel("Message").fill("Two loaves");
  await page.getByLabel("You may answer").check();
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
