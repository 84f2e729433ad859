import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect as assert, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { watchConsole } from "./support/console.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";

/** Compiling takes as long as the machine wants. */
const expect = assert.configure({ timeout: 40_000 });
/** Pages are shown smaller than they are, and are checked by themselves elsewhere. */
const EXCEPT = ["frame-tested"];

const PART = {
  block: {
    type: "cta",
    title: "Come by tomorrow",
    description: "The oven is lit before dawn.",
    action: { label: "See our breads", href: "/breads" },
  },
};

test.use({ viewport: { width: 1440, height: 900 } });

test.describe("the whole site in the studio", { tag: ["@once", "@wide"] }, () => {
  let bakery: EditedBakery;

  test.beforeEach(async () => {
    bakery = await editBakery(0, (file) => {
      const site = JSON.parse(readFileSync(file("_site.json"), "utf8"));
      const contact = { phone: "(555) 010-0199", phoneNumber: "+15550100199" };
      write(file("_site.json"), { ...site, ...contact });
      write(file("_shared/come-by.json"), PART);
      const visit = JSON.parse(readFileSync(file("visit.json"), "utf8"));
      write(file("visit.json"), { ...visit, blocks: [...visit.blocks, { use: "come-by" }] });
    });
  });

  test.afterEach(() => bakery.close());

  test("the office has a new number, the menu another entry, and all pages show it", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const complaints = watchConsole(page);
    await page.goto(`${bakery.url}/studio`);
    // What is clicked on the page opens where it is edited for all pages.
    await page.getByRole("navigation", { name: "Pages" }).getByRole("button").first().click();
    await shown(page).getByRole("banner").getByText("(555) 010-0199").click();
    const phone = form(page).getByRole("textbox", { name: "Phone", exact: true });
    await expect(phone).toHaveValue("(555) 010-0199");
    await expect(phone).toBeFocused();
    await expect(form(page).getByText("Shown on all 5 pages").first()).toBeVisible();
    await phone.fill("(555) 010-0123");
    await form(page).getByRole("textbox", { name: "Phone number" }).fill("+15550100123");
    await expect(shown(page).getByText("(555) 010-0123").first()).toBeVisible();
    await expectAccessible(page, EXCEPT);

    await shown(page).getByRole("banner").getByRole("link", { name: "Visit" }).click();
    await expect(form(page).getByRole("heading", { name: "Menus" })).toBeVisible();
    await form(page).getByRole("button", { name: "Add link" }).click();
    await page.getByRole("dialog").getByRole("button", { name: /^Rye/ }).first().click();
    await expect(shown(page).getByRole("link", { name: "Rye" }).first()).toBeAttached();
    await form(page)
      .getByRole("button", { name: /^Move Rye.* up/ })
      .click();
    const names = form(page)
      .getByRole("group", { name: /^Entries/ })
      .locator("summary");
    await expect(names).toContainText(["Home", "Breads", "Rye", "Visit"]);
    await form(page)
      .getByRole("button", { name: /^Move Visit: drag/ })
      .hover();
    await dragTo(page, "Home");
    await expect(names).toContainText(["Visit", "Home", "Breads", "Rye"]);
    await expectAccessible(page, EXCEPT);

    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await page.goto(`${bakery.url}/breads/spelt`);
    await expect(page.getByText("(555) 010-0123").first()).toBeAttached();
    const { navigation, phoneNumber } = JSON.parse(readFileSync(bakery.file("_site.json"), "utf8"));
    expect(phoneNumber).toBe("+15550100123");
    expect(navigation.header.map((entry: { href?: string }) => entry.href)).toEqual([
      "/visit#hours",
      "/",
      undefined,
      "/breads/rye",
    ]);
    expect(complaints).toEqual([]);
  });

  test("a shared part says something else on one page, and the shared text again", async ({
    page,
  }) => {
    const visit = bakery.file("visit.json");
    const before = readFileSync(visit, "utf8");
    await page.goto(`${bakery.url}/studio`);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("button").last().click();
    await shown(page).getByText("Come by tomorrow").click();
    const title = form(page).getByRole("group", { name: "Title" });
    await expect(title.getByRole("button", { name: "Change everywhere" })).toBeFocused();
    await title.getByRole("button", { name: "Only here" }).click();
    const own = form(page).getByRole("textbox", { name: "Title" });
    await expect(own).toBeFocused();
    await own.fill("Come by on Sundays");
    await expect(form(page).getByText("Only on this page")).toBeVisible();
    await expectAccessible(page, EXCEPT);
    // From now on it is written on the page itself.
    await shown(page).getByText("Come by on Sundays").click();
    await expect(shown(page).getByRole("textbox", { name: "Title" })).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type("!");
    await expect(own).toHaveValue("Come by on Sundays!");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    const use = { use: "come-by", with: { title: "Come by on Sundays!" } };
    const file = JSON.parse(before);
    const blocks = [...file.blocks.slice(0, -1), use];
    expect(JSON.parse(readFileSync(visit, "utf8"))).toEqual({ ...file, blocks });
    expect(readFileSync(bakery.file("_shared/come-by.json"), "utf8")).toContain("tomorrow");

    // An own part begins as what the page shows.
    await form(page).getByRole("button", { name: "Stop sharing here" }).click();
    await expect(form(page).getByRole("heading", { name: "Call to action" })).toBeVisible();
    await expect(own).toHaveValue("Come by on Sundays!");
    await page.getByRole("button", { name: "Undo" }).click();

    await form(page).getByRole("button", { name: "Use the shared text again" }).click();
    await expect(shown(page).getByText("Come by tomorrow")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => readFileSync(visit, "utf8")).toBe(before);
    await title.getByRole("button", { name: "Change everywhere" }).click();
    await expect(form(page).getByRole("textbox", { name: "Title" })).toBeFocused();
    await expect(form(page).getByText("Shown on 1 page")).toBeVisible();
  });

  test("a shared part, a word, a redirect and the name of a fact are changed for all pages", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(`${bakery.url}/studio`);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("button").last().click();
    await shown(page).getByText("Come by tomorrow").click();
    await expect(form(page).getByText("Shown on 1 page")).toBeVisible();
    await form(page).getByRole("button", { name: "Change this part on all its pages" }).click();
    await form(page).getByText("Shown on 1 page").click();
    await expect(form(page).getByRole("button", { name: /\/visit/ })).toBeVisible();
    await form(page).getByRole("textbox", { name: "Title" }).fill("Come by on Monday");
    await expect(shown(page).getByText("Come by on Monday")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    expect(readFileSync(bakery.file("_shared/come-by.json"), "utf8")).toContain("on Monday");

    await screen(page, "Words").click();
    await form(page).getByRole("searchbox", { name: "Find words" }).fill("skip");
    const skip = form(page).getByRole("textbox", { name: "Skip to content" });
    await skip.fill("Go to {content}");
    await expect(
      form(page)
        .getByText(/content/)
        .nth(1),
    ).toBeVisible();
    await skip.fill("Go to the text");
    expect(existsSync(bakery.file("_strings.json"))).toBe(false);
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => existsSync(bakery.file("_strings.json"))).toBe(true);
    expect(JSON.parse(readFileSync(bakery.file("_strings.json"), "utf8"))).toEqual({
      "frame.skip": "Go to the text",
    });

    await screen(page, "Redirects").click();
    await page.getByLabel("A table with old addresses and pages").setInputFiles({
      name: "old.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Old address,Page\n/find-us,/visit\n/loaves,/nowhere\n"),
    });
    await expect(page.getByText(/^Line 3: There is no page \/nowhere/)).toBeVisible();
    await expectAccessible(page, EXCEPT);
    await page.getByRole("button", { name: "Take the others" }).click();
    const redirects = page.getByRole("dialog", { name: "Redirects" });
    const added = redirects.getByRole("rowheader", { name: "/find-us" });
    await expect(added).toBeVisible();
    await expect(redirects.getByRole("status")).toHaveText("Not saved yet");
    expect(readFileSync(bakery.file("visit.json"), "utf8")).not.toContain('"/find-us"');
    await expectAccessible(page, EXCEPT);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(added).toHaveCount(0);
    await redirects.getByRole("button", { name: "Redo" }).click();
    await expect(added).toBeVisible();
    const other = await page.context().newPage();
    const others = other.getByRole("dialog", { name: "Redirects" });
    await other.goto(`${bakery.url}/studio`);
    await screen(other, "Redirects").click();
    await expect(others.getByRole("rowheader", { name: "/find-us" })).toBeVisible();
    await others.getByRole("button", { name: "Remove /where" }).click();
    await expect(redirects.getByRole("rowheader", { name: "/where" })).toHaveCount(0);
    await redirects.getByRole("button", { name: "Undo" }).click();
    await expect(redirects.getByRole("rowheader", { name: "/where" })).toBeVisible();
    await redirects.getByRole("button", { name: "Save" }).click();
    await expect(redirects.getByRole("status")).toHaveText("All saved");
    await expect(others.getByRole("status")).toHaveText("All saved");
    await expect(others.getByRole("rowheader", { name: "/find-us" })).toBeVisible();
    await other.close();
    const answer = await page.request.get(`${bakery.url}/find-us`);
    expect(await answer.text()).toContain("Visit");
    expect(readFileSync(bakery.file("visit.json"), "utf8")).toContain('"/find-us"');
    await page.keyboard.press("Escape");

    await screen(page, "Contact and facts").click();
    await form(page).getByRole("button", { name: "Rename Opening" }).click();
    await page.getByRole("textbox", { name: "New name" }).fill("Opens at");
    await expect(page.getByText("Change 2 texts.")).toBeVisible();
    await page.getByRole("button", { name: "Rename it" }).click();
    await expect(form(page).getByRole("textbox", { name: "Opens at" })).toBeVisible();
    expect(readFileSync(bakery.file("index.json"), "utf8")).toContain("{facts.opensAt}");
  });
});

function write(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function screen(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Site" }).getByRole("button", { name });
}

function form(page: Page) {
  return page.getByRole("region", { name: "Form" });
}

/** The page that shows what is edited. */
function shown(page: Page) {
  return page.frameLocator("iframe[title^='Page: ']");
}

/** Drags what the pointer is over above an entry of the menu. */
async function dragTo(page: Page, name: string): Promise<void> {
  const target = form(page).getByRole("button", { name: `Move ${name}: drag` });
  const box = await target.boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 12 });
  await page.mouse.up();
}
