import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect as assert, type FrameLocator, type Page, test } from "@playwright/test";
import { countEffort, type Effort } from "./support/count-effort.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";

/** Compiling takes as long as the machine wants. */
const expect = assert.configure({ timeout: 20_000 });
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>';
const HOURS = Object.fromEntries(
  ["monday", "thursday", "friday", "saturday"].map((day) => [day, ["07:00-18:00"]]),
);
const BREAD = {
  label: "a bread",
  ask: { name: "What is the bread called?" },
  path: "/breads/<name>",
  page: {
    title: "<name>",
    description: "{fill: how <name> is baked}",
    blocks: [
      { type: "hero", subtitle: "{fill: what is special about it}" },
      {
        type: "faq",
        title: "Asked about it",
        items: [
          { question: "{fill: the first question}", answer: "Ask us in the shop." },
          { question: "{fill: the second question}", answer: "Ask us in the shop, too." },
        ],
      },
    ],
  },
};

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

/** Wishes as somebody says them who has never seen the studio, done with what can be seen. */
test.describe("what a receptionist is asked for", { tag: ["@once", "@wide"] }, () => {
  test.describe.configure({ mode: "default" });
  let bakery: EditedBakery;
  let effort: Effort;

  test.beforeAll(async () => {
    bakery = await editBakery(0, (file) => {
      mkdirSync(file("../templates"));
      writeFileSync(file("../templates/bread.json"), JSON.stringify(BREAD));
      const site = read(file("_site.json"));
      site.phone = "(555) 010-0199";
      site.phoneNumber = "+15550100199";
      site.business = { type: "Bakery", hours: HOURS };
      writeFileSync(file("_site.json"), `${JSON.stringify(site, null, 2)}\n`);
      const visit = read(file("visit.json"));
      const faq = {
        type: "faq",
        title: "Asked often",
        items: [{ question: "Is there tea?", answer: "There is, from seven on." }],
      };
      visit.blocks.push({ type: "opening-hours" }, faq);
      writeFileSync(file("visit.json"), `${JSON.stringify(visit, null, 2)}\n`);
    });
  });

  test.beforeEach(async ({ page }) => {
    test.setTimeout(60_000);
    effort = await countEffort(page);
    await page.goto(`${bakery.url}/studio`);
  });

  test.afterAll(() => bakery.close());

  /** Chooses from a list of the browser's own, which takes two clicks. */
  async function choose(page: Page, list: string, label: string): Promise<void> {
    await page.getByLabel(list).selectOption({ label });
    effort.clicks += 2;
  }

  /** Says what it took, and that it was not too much. */
  function expectEffort(most: number): void {
    const { clicks, keys } = effort;
    test.info().annotations.push({ type: "effort", description: `${clicks} clicks, ${keys} keys` });
    expect(clicks).toBeLessThanOrEqual(most);
  }

  test("“The office has a new number.”", async ({ page }) => {
    await inSite(page, "Contact and facts").click();
    await form(page).getByRole("textbox", { name: "Phone", exact: true }).first().click();
    await retype(page, "(555) 010-0123");
    await form(page).getByRole("textbox", { name: "Phone number" }).first().click();
    await retype(page, "+15550100123");
    await expect(shown(page).getByText("(555) 010-0123").first()).toBeVisible();
    await save(page);
    expect(read(bakery.file("_site.json"))).toMatchObject({
      phone: "(555) 010-0123",
      phoneNumber: "+15550100123",
    });
    expectEffort(4);
  });

  test("“We no longer do Saturdays.”", async ({ page }) => {
    await inSite(page, "Contact and facts").click();
    await form(page)
      .getByRole("group", { name: "Saturday" })
      .getByRole("button", { name: /^Delete/ })
      .click();
    await save(page);
    const { saturday: _, ...rest } = HOURS;
    expect(read(bakery.file("_site.json")).business.hours).toEqual(rest);
    expectEffort(3);
  });

  test("“Put the new photo on the rye bread.”", async ({ page }) => {
    const rye = await openPage(page, "Rye bread");
    await rye.getByRole("img").first().click();
    const other = form(page).getByRole("button", { name: "Choose another picture" });
    await expect(other).toBeFocused();
    await other.click();
    await page.getByLabel("Drop a new picture here").setInputFiles({
      name: "New loaf.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(PHOTO),
    });
    await expect(form(page).getByLabel("What the picture shows")).toBeFocused();
    await page.keyboard.type("A loaf on the counter");
    await save(page);
    expect(read(bakery.file("breads/rye.json")).picture).toEqual({
      src: "/media/uploads/new-loaf.svg",
      alt: "A loaf on the counter",
    });
    expectEffort(4);
  });

  test("“Say on the page that we also have cake.” “No, undo what I did.”", async ({ page }) => {
    const visit = await openPage(page, "Visit");
    await visit
      .getByText("There is, from seven on.")
      .or(visit.getByText("Is there tea?"))
      .first()
      .click();
    await page.keyboard.press("End");
    await page.keyboard.type(" And cake?");
    await save(page);
    await page.reload();
    await openPage(page, "Visit");
    await page.getByRole("button", { name: "History" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Bring back/ })
      .last()
      .click();
    await save(page);
    expect(read(bakery.file("visit.json")).blocks.at(-1).items[0].question).toBe("Is there tea?");
    expectEffort(8);
  });

  test("“People ask where to park.”", async ({ page }) => {
    const visit = await openPage(page, "Visit");
    await visit.getByText("Is there tea?").click();
    await form(page).getByRole("button", { name: "Add question" }).click();
    await expect(form(page).getByRole("textbox", { name: "Question" }).last()).toBeFocused();
    await page.keyboard.type("Where can I park?");
    await page.keyboard.press("Tab");
    await form(page)
      .getByRole("textbox", { name: /^Answer/ })
      .last()
      .click();
    await page.keyboard.type("Behind the house.");
    await save(page);
    expect(read(bakery.file("visit.json")).blocks.at(-1).items.at(-1)).toEqual({
      question: "Where can I park?",
      answer: "Behind the house.",
    });
    expectEffort(5);
  });

  test("“There is a new bread, barley; make a page for it.”", async ({ page }) => {
    await openPage(page, "Rye bread");
    await page.getByRole("button", { name: "New page" }).click();
    await page.keyboard.type("Barley bread");
    await page.getByRole("button", { name: "Make the page" }).click();
    const written = page.frameLocator("iframe").getByRole("textbox");
    await page.frameLocator("iframe").getByText("what is special about it").click();
    for (const [at, text] of ["A dark loaf.", "What is in it", "How long it keeps"].entries()) {
      await expect(written).toContainText(
        ["what is special", "first question", "second question"][at] ?? "",
      );
      await page.keyboard.type(text);
      if (at < 2) await page.keyboard.press("Tab");
    }
    await form(page).getByRole("button", { name: "Whole page" }).click();
    const description = form(page).getByLabel("Description");
    await expect(description).toHaveValue("");
    await expect(description).toHaveAttribute("placeholder", "how Barley bread is baked");
    await description.click();
    await page.keyboard.type("How we bake our barley bread.");
    await page.getByRole("button", { name: "Show this page" }).click();
    await save(page);
    expect(read(bakery.file("breads/barley-bread.json"))).toMatchObject({
      title: "Barley bread",
      description: "How we bake our barley bread.",
      blocks: [
        { subtitle: "A dark loaf." },
        { items: [{ question: "What is in it" }, { question: "How long it keeps" }] },
      ],
    });
    expectEffort(15);
  });

  test("“We bake oat bread now; make a page like that of the rye bread.”", async ({ page }) => {
    await openPage(page, "Rye bread");
    await page.getByRole("button", { name: "New page" }).click();
    await choose(page, "What do you want to make?", "Another page");
    await page.getByLabel("Name of the page").click();
    await page.keyboard.type("Oat bread");
    await choose(page, "Begin with", "Rye bread (/breads/rye)");
    await page.getByRole("button", { name: "Make the page" }).click();
    await expect(shown(page).getByRole("heading", { level: 1, name: "Oat bread" })).toBeVisible();
    await form(page).getByLabel("Description").click();
    await retype(page, "How we bake our oat bread.");
    await page.getByRole("button", { name: "Show this page" }).click();
    await save(page);
    expect(read(bakery.file("breads/oat-bread.json"))).toMatchObject({ title: "Oat bread" });
    expectEffort(11);
  });

  test("“Visit should come first in the menu.”", async ({ page }) => {
    await inSite(page, "Menus").click();
    const up = form(page).getByRole("button", { name: "Move Visit up" });
    await up.click();
    await expect(up).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form(page).getByRole("button", { name: "Move Visit down" })).toBeFocused();
    await save(page);
    const { header } = read(bakery.file("_site.json")).navigation;
    expect(header.map(({ label }: { label: string }) => label)).toEqual([
      "Visit",
      "Home",
      "Breads",
    ]);
    expectEffort(4);
  });

  test("“The button on top should say ‘Order’.”", async ({ page }) => {
    await inSite(page, "Menus").click();
    await form(page)
      .getByRole("group", { name: /^Button beside/ })
      .getByRole("textbox", { name: /^Words on/ })
      .click();
    await retype(page, "Order");
    await expect(shown(page).getByRole("link", { name: "Order" }).first()).toBeVisible();
    await save(page);
    expect(read(bakery.file("_site.json")).navigation.action.label).toBe("Order");
    expectEffort(3);
  });

  test("“We open at six now.”", async ({ page }) => {
    await inSite(page, "Contact and facts").click();
    await form(page).getByRole("textbox", { name: "Opening" }).click();
    await retype(page, "6 in the morning");
    await save(page);
    const visit = await openPage(page, "Visit");
    await expect(visit.getByText("From 6 in the morning")).toBeVisible();
    expect(read(bakery.file("visit.json")).blocks[1].text).toContain("{facts.opening}");
    expectEffort(4);
  });

  test("“There is no spelt bread any more; lead people to the rye.”", async ({ page }) => {
    await openPage(page, "Spelt bread");
    await page.getByRole("button", { name: "Delete the page" }).click();
    await choose(page, "Page that takes its place", "Rye bread (/breads/rye)");
    await page.getByRole("dialog").getByRole("button", { name: "Delete the page" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(existsSync(bakery.file("breads/spelt.json"))).toBe(false);
    expect(read(bakery.file("breads/rye.json")).aliases).toContain("/breads/spelt");
    expectEffort(5);
  });
});

function read(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function inSite(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Site" }).getByRole("button", { name });
}

function form(page: Page) {
  return page.getByRole("region", { name: "Form" });
}

function shown(page: Page): FrameLocator {
  return page.frameLocator("iframe");
}

async function openPage(page: Page, name: string): Promise<FrameLocator> {
  await page.getByRole("navigation", { name: "Pages" }).getByText(name, { exact: true }).click();
  await expect(shown(page).getByRole("heading", { level: 1, name })).toBeVisible();
  return shown(page);
}

/** Writes another text into the field that has the focus. */
async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Save" });
  await button.click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(button).toBeFocused();
}
