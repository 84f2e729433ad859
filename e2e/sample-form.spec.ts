import { readFileSync, writeFileSync } from "node:fs";
import {
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
  test,
} from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { watchConsole } from "./support/console.ts";
import { editBakery } from "./support/dev-server.ts";

const TITLE = 'iframe[title="Tell us about your clinic"]';

test.describe("the sample form", () => {
  test("says that it is one, comes late, and has its room kept", async ({ page }) => {
    const complaints = watchConsole(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.startsWith("/sample-form"))).toEqual([]);
    const form = await formOf(page);
    await expect(form.getByText("This is a sample form: nothing is sent.")).toBeVisible();
    await expectWhole(page);
    await expectAccessible(page);
    await expectFrameAccessible(page);
    expect(complaints).toEqual([]);
  });

  test("keeps the room that it takes in the end", async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/sample-form*/**", (route) => held.then(() => route.continue()));
    await page.goto("/contact");
    const heightOf = async () => (await sectionOf(page).boundingBox())?.height ?? 0;
    const before = await heightOf();
    const form = formOf(page);
    await expect(page.getByText("Loading the form")).toBeVisible();
    expect(await heightOf()).toBe(before);
    letGo();
    await form;
    await expectWhole(page);
    expect(Math.abs((await heightOf()) - before)).toBeLessThan(40);
  });

  test("says beside each field what is wrong, and takes keyboards to the first", async ({
    page,
  }) => {
    await page.goto("/contact");
    const form = await formOf(page);
    await form.getByLabel("E-mail").fill("ada@example");
    await form.getByLabel("Phone").fill("12");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByLabel("Your name")).toBeFocused();
    await expect(form.getByLabel("Your name")).toHaveAccessibleDescription("Write your name.");
    await expect(form.getByLabel("E-mail")).toHaveAccessibleDescription(
      "Write a whole e-mail address, such as name@example.com.",
    );
    await expect(form.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("Your license")).toHaveAccessibleDescription(
      "Choose one of the answers.",
    );
    await expect(form.getByLabel("Procedures")).toHaveAccessibleDescription(
      "Such as injectables or laser",
    );
    await expect(form.getByRole("status")).toHaveText("6 answers need another look.");
    await expectWhole(page);
    await expectFrameAccessible(page);
    await form.getByLabel("Your name").press("A");
    await expect(form.getByLabel("Your name")).toBeFocused();
    await expect(form.getByRole("status")).toHaveText("5 answers need another look.");
    await expect(form.getByLabel("Your name")).not.toHaveAttribute("aria-invalid", "true");
    await expect(form.getByText("Write your name.")).toBeHidden();
  });

  test("is filled in and sent with the keyboard alone, thanks, and keeps nothing", async ({
    page,
    context,
  }) => {
    await page.goto("/contact");
    const form = await formOf(page);
    await form.getByLabel("Your name").focus();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const keys = ["Ada Lopez", "ada@example.com", "", "Nurse", "Houston, Texas", "Medical"];
    for (const typed of keys) {
      await page.keyboard.type(typed);
      await page.keyboard.press("Tab");
    }
    await expect(form.getByLabel("Procedures")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("status")).toHaveText("Sending...");
    await expect(form.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expect(form.locator("[data-thanks]")).toBeFocused();
    await expect(form.locator("[data-thanks]")).toBeInViewport();
    await expect(form.getByRole("button", { name: "Send" })).toBeHidden();
    await expect(
      page.getByRole("main").getByRole("status").filter({ hasText: "Thanks." }),
    ).toHaveText(
      "Thanks. This was a sample form, and nothing was sent: call or write to reach us.",
    );
    await expectWhole(page);
    await expectAccessible(page);
    await expectFrameAccessible(page);
    expect(asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await kept(page)).not.toMatch(/Ada|example\.com|Houston/);
    expect(await frameOf(page).evaluate(() => indexedDB.databases())).toEqual([]);
  });

  test("fails to be sent when asked to, keeps the answers on the screen, and works again", async ({
    page,
  }) => {
    await page.goto("/contact");
    const form = await formOf(page);
    await fillIn(form, "fail@example.com");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("alert")).toContainText("The form could not be sent.");
    await expect(form.getByRole("alert")).toBeFocused();
    await expect(form.getByLabel("Your name")).toHaveValue("Ada Lopez");
    await expectWhole(page);
    await expectFrameAccessible(page);
    await expect(page.getByText("Thanks. This was")).toHaveCount(0);
    await form.getByLabel("E-mail").fill("ada@example.com");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("alert")).toBeHidden();
    await expect(form.getByRole("heading", { name: "Thank you" })).toBeVisible();
  });

  test("cannot be sent before its script is there, which would lose the answers", async ({
    page,
  }) => {
    await page.route("**/sample-form/*.js", (route) => route.abort());
    await page.goto("/contact");
    await sectionOf(page).scrollIntoViewIfNeeded();
    await expect(page.frameLocator(TITLE).getByRole("button", { name: "Send" })).toBeDisabled();
  });

  test("does not open when asked not to, and leaves phone and e-mail", async ({ page }) => {
    await page.goto("/contact?sample-form=fails");
    await sectionOf(page).scrollIntoViewIfNeeded();
    await expect(page.getByRole("alert")).toContainText("The form does not open here.");
    await expect(page.locator(TITLE)).toBeHidden();
    const panel = page.locator("section", { has: page.getByRole("alert") });
    await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
    await expect(panel.locator('a[href^="mailto:"]')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toContainText("The form does not open here.");
  });

  test("that says nothing is slow, though its frame has loaded", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/contact?sample-form=waits");
    await sectionOf(page).scrollIntoViewIfNeeded();
    await expect(page.getByText("The form takes longer than usual.")).toBeVisible();
  });

  test("is answered only by its own frame", async ({ page }) => {
    await page.goto("/contact");
    await formOf(page);
    await page.evaluate(() => postMessage({ from: "sample-form", event: "submitted" }, "*"));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await expect(page.getByText("Thanks. This was")).toHaveCount(0);
  });

  test("leaves phone and e-mail where scripts do not run", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/contact#form");
    const panel = page.locator("section#form, section:has(#form)").last();
    await expect(panel.getByText("Call or write, and a person answers.")).toBeVisible();
    await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
    await expect(panel.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByText("Please do not include patient")).toBeHidden();
    expect(asked.filter((url) => url.includes("sample-form"))).toEqual([]);
    await page.close();
  });

  test("may be shown by its own site only, load nothing else, and be listed nowhere", async ({
    request,
  }) => {
    const answer = await request.get("/sample-form/form");
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(headers["content-security-policy"]).toContain("form-action 'none'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex">');
    const other = (await request.get("/contact")).headers();
    expect(other["x-frame-options"]).toBe("DENY");
    expect(other["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(other["content-security-policy"]).toMatch(/frame-src [^;]*'self'/);
    for (const list of ["/sitemap.xml", "/llms.txt", "/feed.xml"])
      expect(await (await request.get(list)).text(), list).not.toContain("sample-form");
  });
});

test("the sample form is there while a site is edited, with a few questions of its own", {
  tag: "@once",
}, async ({ page }) => {
  const bakery = await editBakery(4368, (file) => {
    change(file("_site.json"), (site) => ({
      ...site,
      leadForm: { provider: "sample", title: "Write to {brand}" },
    }));
    change(file("visit.json"), ({ blocks, ...visit }) => ({
      ...visit,
      blocks: [...(blocks as object[]), { type: "lead-form", title: "Write to us" }],
    }));
  });
  try {
    await page.goto(`${bakery.url}/visit`);
    await page.locator("main section", { hasText: "Write to us" }).scrollIntoViewIfNeeded();
    await expect(page.getByText("Please do not")).toHaveCount(0);
    const form = page.frameLocator("iframe");
    await expect(form.getByRole("heading", { name: "Write to Crumb & Co" })).toBeVisible();
    await form.getByLabel("Your name").fill("Ada Lopez");
    await form.getByLabel("E-mail").fill("ada@example.com");
    await form.getByLabel("Message").fill("Two loaves");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await expect(page.getByText("Thanks. This was a sample form")).toBeVisible();
  } finally {
    await bakery.close();
  }
});

function change(file: string, edit: (value: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, "utf8")))));
}

function sectionOf(page: Page): Locator {
  const privacy = page.getByText("Please do not include patient health information.");
  return page.locator("main section", { has: privacy });
}

/** Brings the form into view and waits until it can be filled in. */
async function formOf(page: Page): Promise<FrameLocator> {
  await sectionOf(page).scrollIntoViewIfNeeded();
  const form = page.frameLocator(TITLE);
  await expect(form.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.locator('main [data-state="ready"]')).toBeAttached();
  return form;
}

async function fillIn(form: FrameLocator, email: string): Promise<void> {
  await form.getByLabel("Your name").fill("Ada Lopez");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Your license").selectOption("Nurse practitioner (NP)");
  await form.getByLabel("State and city").fill("Houston, Texas");
  await form.getByLabel("Kind of clinic").selectOption("Medical spa");
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find((candidate) => candidate.url().includes("/sample-form/form"));
  if (!frame) throw new Error("The form has no frame.");
  return frame;
}

/** What the site keeps in the browser, as one text. */
function kept(page: Page): Promise<string> {
  return frameOf(page).evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
}

/** The frame is as high as what it shows, and nothing in it is wider. */
async function expectWhole(page: Page): Promise<void> {
  await expect
    .poll(() =>
      frameOf(page).evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight - innerHeight, scrollWidth - innerWidth];
      }),
    )
    .toEqual([0, 0]);
}

async function expectFrameAccessible(page: Page): Promise<void> {
  await expectAccessible(frameOf(page));
}
