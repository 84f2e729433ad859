import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { listFiles } from "../src/engine/pipeline/read.ts";
import { removeFolder } from "../src/testing/remove-folder.ts";
import { expectAccessible } from "./support/axe.ts";
import { watchConsole } from "./support/console.ts";
import { overflow } from "./support/overflow.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";

const PORT = 4323;
const STUDIO = `http://localhost:${PORT}/studio`;
/** The smallest block of every type. */
const SMALLEST = (
  JSON.parse(readFileSync("schema/page.schema.json", "utf8")) as {
    definitions: { Block: { defaultSnippets: { body: object }[] } };
  }
).definitions.Block.defaultSnippets.map(({ body }) => body);
/** The page is shown smaller than it is, and the frame is checked by itself elsewhere. */
const EXCEPT = ["frame-tested"];

test.use({ viewport: { width: 1280, height: 720 } });

test.describe("studio", { tag: ["@once", "@wide"] }, () => {
  test.describe.configure({ mode: "default" });
  let server: ChildProcess;
  let folder: string;

  test.beforeAll(async () => {
    folder = emptyFolder();
    cpSync("e2e/fixtures/bakery", folder, { recursive: true });
    server = spawn(process.execPath, ["scripts/cli.mjs", "start", ...flags(), "--port", `${PORT}`]);
    await new Promise<void>((ready) => {
      server.stdout?.on("data", (piece) => String(piece).includes(STUDIO) && ready());
    });
  });

  test.afterEach(async () => {
    await removeFolder(join(folder, ".studio"));
  });

  test.afterAll(() => {
    server.kill();
  });

  function flags(): string[] {
    return ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  }

  function read(path: string): string {
    return readFileSync(join(folder, "pages", path), "utf8");
  }

  /** Opens a page of the tree and waits until it is shown. */
  async function openPage(page: Page, name: string): Promise<FrameLocator> {
    await page.goto(STUDIO);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name }).click();
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1, name })).toBeVisible();
    return shown;
  }

  test("a page and a part go live later: the form takes the time, and the lists say so", async ({
    page,
  }) => {
    const inTree = page.getByRole("navigation", { name: "Pages" });
    const form = page.getByRole("region", { name: "Form" });
    const before = read("breads/spelt.json");
    await openPage(page, "Spelt bread");
    await form.getByRole("button", { name: /^Hero/ }).click();
    await form.getByLabel("Ends on").fill("2098-12-27T00:00");
    await expect(form.getByText(/Time zone: UTC\./).first()).toBeVisible();
    await page.getByRole("button", { name: "Whole page" }).click();
    await expect(form.getByRole("button", { name: /^Hero.*Ends on Dec 27, 2098/ })).toBeVisible();
    await form.getByLabel("Goes live on").fill("2098-12-24T09:00");
    await expect(page.getByRole("banner").getByText("Goes live on Dec 24, 2098")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(
      inTree.getByRole("button", { name: /^Spelt bread Goes live on Dec 24, 2098, 9:00\sAM$/ }),
    ).toBeVisible();
    const saved = JSON.parse(read("breads/spelt.json"));
    expect(saved.publishAt).toBe("2098-12-24T09:00");
    expect(saved.blocks[0].unpublishAt).toBe("2098-12-27T00:00");
    await expectAccessible(page, EXCEPT);
    await page.goto(`http://localhost:${PORT}/breads/spelt`);
    await expect(page.getByText("Goes live on 2098-12-24 at 09:00")).toBeVisible();
    writeFileSync(join(folder, "pages/breads/spelt.json"), before);
  });

  test("a page is made, filled, given a picture and questions, moved, checked and built", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const complaints = watchConsole(page);
    const form = page.getByRole("region", { name: "Form" });
    await openPage(page, "Rye bread");

    await page.getByRole("button", { name: "New page" }).click();
    await page.getByLabel("Name of the page").fill("Oat bread");
    await expect(page.getByText("Make /breads/oat-bread. It is hidden")).toBeVisible();
    await expect(page.getByText("/breads lists it as soon as it is shown.")).toBeVisible();
    await page.getByRole("button", { name: "Make the page" }).click();
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1, name: "Oat bread" })).toBeVisible();
    const inTree = page.getByRole("navigation", { name: "Pages" }).getByRole("button", {
      name: /^Oat bread/,
    });
    await expect(inTree).toHaveAccessibleName("Oat bread hidden to be filled");
    const gap = () =>
      shown.locator("body").evaluate(() => [...(CSS.highlights.get("gap") ?? [])].length);
    await expect.poll(gap).toBe(1);

    await page.getByRole("button", { name: "Show this page" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Not saved: 2 problems would break the site.")).toBeVisible();
    await expect(page.getByText("This text is still to be written")).toBeVisible();
    await page.getByRole("button", { name: "Hide this page" }).click();

    await form.getByLabel("Description").fill("Soft bread of whole oats, baked on Fridays.");
    await form.getByRole("group", { name: "Picture" }).getByRole("button").click();
    await page
      .getByLabel("Drop a new picture here")
      .setInputFiles({ name: "Oat Loaf.svg", mimeType: "image/svg+xml", buffer: LOAF });
    await expect(form.getByLabel("What the picture shows")).toBeFocused();
    await page.keyboard.type("A loaf of oat bread");
    await expect(shown.getByRole("img", { name: "A loaf of oat bread" })).toBeVisible();

    await page.getByRole("button", { name: /^Hero/ }).click();
    await form.getByRole("textbox", { name: "Subtitle" }).fill("Baked on Fridays, gone by noon.");
    await page.getByRole("button", { name: "Whole page" }).click();

    await page.getByRole("button", { name: "Add a part here" }).click();
    await page.getByRole("button", { name: "FAQ", exact: true }).click();
    await form.getByLabel("Title").fill("Asked about oats");
    await form.getByRole("textbox", { name: /^Question/ }).fill("Is it soft?");
    await form.getByRole("textbox", { name: /^Answer/ }).fill("Very, and so is ");
    await form.getByRole("textbox", { name: /^Answer/ }).press("End");
    const signs = form.getByRole("toolbar", { name: "Format Answer" });
    await signs.getByRole("button", { name: "Link" }).click();
    await page.getByLabel("Find a page").last().fill("rye");
    await page.getByRole("dialog").getByRole("button", { name: "Rye bread" }).click();
    await page.keyboard.type("our rye");
    await expect(shown.getByRole("heading", { name: "Asked about oats" })).toBeVisible();
    await expect(shown.getByText("Is it soft?")).toBeVisible();

    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(inTree).toHaveAccessibleName("Oat bread hidden");
    expect(await gap()).toBe(0);
    expect(JSON.parse(read("breads/oat-bread.json"))).toEqual({
      $schema: "../../schema/page.schema.json",
      hidden: true,
      title: "Oat bread",
      description: "Soft bread of whole oats, baked on Fridays.",
      picture: { src: "/media/uploads/oat-loaf.svg", alt: "A loaf of oat bread" },
      blocks: [
        { type: "hero", subtitle: "Baked on Fridays, gone by noon." },
        {
          type: "faq",
          title: "Asked about oats",
          items: [{ question: "Is it soft?", answer: "Very, and so is [our rye](/breads/rye)" }],
        },
      ],
    });

    await page.getByRole("button", { name: "Show this page" }).click();
    await page.getByRole("button", { name: "Whole page" }).click();
    await expect(form.getByRole("region", { name: "In search results" })).toContainText(
      "bakery.example › breads › oat-breadOat bread | Crumb & CoSoft bread of whole oats",
    );
    const shared = form.getByRole("region", { name: "When it is shared" });
    await expect(shared).toContainText("bakery.exampleOat bread | Crumb & CoSoft bread");
    await expect(shared.getByRole("img", { name: "A loaf of oat bread" })).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await expect(inTree).toHaveAccessibleName("Oat bread");
    expect(read("breads/oat-bread.json")).not.toContain("hidden");

    await page.getByRole("button", { name: "Change the page's address" }).click();
    await page.getByLabel("New address").fill("/breads/oat");
    await expect(page.getByText("Move /breads/oat-bread to /breads/oat.")).toBeVisible();
    await page.getByRole("button", { name: "Change the address" }).last().click();
    await expect(page.getByRole("banner").getByText("/breads/oat", { exact: true })).toBeVisible();

    const text = read("breads/oat.json");
    expect(formatted(text)).toBe(text);
    const checked = await runCli(["check", "--format", "json", ...flags()]);
    const { issues } = JSON.parse(checked.stdout) as { issues: { level: string }[] };
    expect(issues.filter(({ level }) => level === "error")).toEqual([]);
    const out = join(folder, "dist");
    expect((await runCli(["build", ...flags(), "--out", out])).status).toBe(0);
    expect(readFileSync(join(out, "breads/oat/index.html"), "utf8")).toContain("Asked about oats");
    expect(complaints).toEqual([]);
  });

  test("works by keyboard alone: choose, write, reorder, undo, save", async ({ page }) => {
    const shown = await openPage(page, "Visit");
    const before = read("visit.json");
    await page.getByRole("button", { name: /^Rich text Hours/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 2, name: "Rich text" })).toBeFocused();
    await page.getByLabel("Title").focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("When we open");
    await expect(shown.getByRole("heading", { name: "When we open" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(shown.getByRole("heading", { name: "Hours" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(shown.getByRole("heading", { name: "When we open" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(read("visit.json")).toBe(before.replace('"Hours"', '"When we open"'));

    await page.getByRole("button", { name: "Whole page" }).focus();
    await page.keyboard.press("Enter");
    const handle = page.getByRole("button", { name: /^Move Rich text: drag/ });
    await handle.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(/Rich text stands at 2 of 2/)).toBeAttached();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(/Rich text stands at 1 of 2/)).toBeAttached();
    await page.keyboard.press("Space");
    const parts = page.getByRole("button", { name: /^(Hero|Rich text)/ });
    await expect(parts.first()).toHaveText(/Rich text/);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(parts.first()).toHaveText(/Hero/);
    writeFileSync(join(folder, "pages/visit.json"), before);
  });

  test("finds an icon by a word and chooses it by keyboard, also one of the site's own", async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const before = read("visit.json");
    const points = [
      { title: "Warm", text: "From six." },
      { title: "Near", text: "Line four." },
    ];
    const blocks = [{ type: "hero" }, { type: "features", items: points }];
    writeFileSync(
      join(folder, "pages/visit.json"),
      JSON.stringify({ ...JSON.parse(before), blocks }),
    );
    const shown = await openPage(page, "Visit");
    await shown.getByRole("heading", { name: "Warm" }).click();
    const choose = page.getByRole("listitem").getByRole("button", { name: "Choose" });
    const dialog = page.getByRole("dialog", { name: "Choose an icon" });
    const names = dialog.getByRole("listitem");

    await choose.nth(0).focus();
    await page.keyboard.press("Enter");
    await expect(names).toHaveCount(120);
    await expectAccessible(page, EXCEPT);
    await page.keyboard.type("home");
    await expect(names).toHaveText(["house"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Icon").nth(0)).toHaveValue("house");
    await expect(choose.nth(0)).toBeFocused();
    await expect(shown.locator("main li svg path")).toHaveAttribute("d", /^M15 21v-8/);

    mkdirSync(join(folder, "media/icons"));
    writeFileSync(join(folder, "media/icons/oven.svg"), LOAF);
    await choose.nth(2).click();
    await page.keyboard.type("oven");
    await expect(names).toHaveText(["oven"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const own = shown.locator("main li svg use");
    await expect(own).toHaveAttribute("href", /^\/@site\/media\/icons\/oven\.svg\?\w{8}#icon$/);
    const drawn = await own.evaluate((use: SVGUseElement) => use.getBBox().width);
    expect(drawn).toBeGreaterThan(10);

    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Saved.")).toBeVisible();
    const [, { items }] = JSON.parse(read("visit.json")).blocks;
    expect(items.map(({ icon }: { icon: string }) => icon)).toEqual(["house", "oven"]);
    expect(complaints).toEqual([]);
    writeFileSync(join(folder, "pages/visit.json"), before);
    rmSync(join(folder, "media/icons"), { recursive: true });
  });

  test("says quietly how a page reads, and leads to its long sentences", async ({ page }) => {
    await openPage(page, "Visit");
    const before = read("visit.json");
    const visit = JSON.parse(before);
    const long = `We bake every night${", and every day".repeat(12)}.`;
    visit.blocks[1].text = `${long} ${"Come in and have a look. ".repeat(6)}`;
    writeFileSync(join(folder, "pages/visit.json"), JSON.stringify(visit));
    const reads = page.getByRole("region", { name: "How it reads" });
    await expect(reads).toContainText("Easy to read.");
    await expect(reads).toContainText("One sentence is long");
    await reads.getByRole("button", { name: /^We bake every night/ }).click();
    const text = page.getByRole("textbox", { name: "Text" });
    await expect(text).toHaveAttribute("lang", "en-GB");
    await expect(text).toHaveAttribute("spellcheck", "true");
    await expect(page.frameLocator("iframe").locator("html")).toHaveAttribute("lang", "en-GB");
    writeFileSync(join(folder, "pages/visit.json"), before);
  });

  test("crops a picture and keeps its focus in view, on a phone and by keyboard alone", async ({
    page,
  }) => {
    const shown = await openPage(page, "Rye bread");
    const before = read("breads/rye.json");
    const picture = { src: "/media/loaf.png", alt: "A loaf of rye bread" };
    writeFileSync(
      join(folder, "pages/breads/rye.json"),
      JSON.stringify({ ...JSON.parse(before), picture }),
    );
    const image = shown.getByRole("img", { name: picture.alt });
    await expect(image).toHaveAttribute("src", picture.src);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Form", exact: true }).click();
    await page.getByRole("button", { name: "Crop and focus" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Crop and focus" });
    await dialog.getByRole("slider", { name: "Left edge" }).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(dialog.getByRole("status")).toHaveText("800 × 750 of 1,000 × 750 pixels");
    await dialog.getByRole("slider", { name: "Focus" }).focus();
    // From the middle of what is left, as far as it goes.
    for (let step = 0; step < 6; step += 1) await page.keyboard.press("Shift+ArrowUp");
    await expect(dialog.getByRole("slider", { name: "Focus" })).toHaveAttribute(
      "aria-valuetext",
      "60 percent from the left, 0 percent from the top",
    );
    await expectAccessible(page, EXCEPT);
    expect(await overflow(page)).toBe(0);
    await dialog.getByRole("button", { name: "Use this" }).focus();
    await page.keyboard.press("Enter");
    await expect(image).toHaveAttribute("src", /loaf\.png\?crop=0-0-0-20$/);
    await expect(image).toHaveCSS("object-position", "50% 0%");
    const size = () =>
      image.evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
    await expect.poll(size).toEqual([800, 750]);

    await page.keyboard.press("ControlOrMeta+z");
    await expect(image).toHaveAttribute("src", picture.src);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(JSON.parse(read("breads/rye.json")).picture).toEqual({
      ...picture,
      focus: { x: 60, y: 0 },
      crop: { left: 20 },
    });
    writeFileSync(join(folder, "pages/breads/rye.json"), before);
  });

  test("says what is wrong beside the field, and keeps a broken page until it is right", async ({
    page,
  }) => {
    await openPage(page, "Spelt bread");
    const before = read("breads/spelt.json");
    await page.getByRole("button", { name: "Add a part here" }).dblclick();
    await page.getByRole("button", { name: "Call to action", exact: true }).click();
    const title = page.getByLabel("Title");
    await title.focus();
    await expect(page.getByText("“Title” is empty.")).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(title).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("“Title” is empty.")).toBeVisible();
    await expect(page.getByText("schema-limit")).toHaveCount(0);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Not saved: 1 problem would break the site.")).toBeVisible();
    expect(read("breads/spelt.json")).toBe(before);
    await page.getByRole("button", { name: "Crumb & Co Studio" }).click();
    await expect(page.getByText("You have unsaved changes on 1 page")).toBeVisible();
    await expect(page.getByText("Not saved: 1 problem")).toHaveCount(0);
    await page.getByRole("button", { name: "Spelt bread" }).click();
    await page.reload();
    await expect(page.getByText("These are your unsaved changes from")).toBeVisible();
    await page.getByRole("button", { name: /^Call to action/ }).click();
    await title.fill("Order spelt bread");
    await expect(page.getByText("“Title” is empty.")).toHaveCount(0);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    writeFileSync(join(folder, "pages/breads/spelt.json"), before);
  });

  test("a field that nobody knows is named and can be taken out", async ({ page }) => {
    const before = read("breads/spelt.json");
    const file = join(folder, "pages/breads/spelt.json");
    writeFileSync(file, before.replace('"title":', '"titel": "Oops",\n  "title":'));
    await page.goto(`${STUDIO}#breads/spelt.json`);
    await expect(
      page.getByText("“titel” stands here, and the site has no such field."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Take it out" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(read("breads/spelt.json")).toBe(before);
  });

  test("a file that is changed outside is shown at once, and asked about where both wrote the same", async ({
    page,
  }) => {
    const before = read("breads/rye.json");
    const shown = await openPage(page, "Rye bread");
    const description = page.getByLabel("Description");
    const write = (field: string, value: string) =>
      writeFileSync(
        join(folder, "pages/breads/rye.json"),
        read("breads/rye.json").replace(
          new RegExp(`"${field}": "[^"]*"`),
          `"${field}": "${value}"`,
        ),
      );
    write("description", "Written outside.");
    await expect(description).toHaveValue("Written outside.");
    await expect(page.getByText("All saved")).toBeVisible();

    await description.fill("Mine.");
    write("title", "Rye, all day");
    await expect(shown.getByRole("heading", { level: 1, name: "Rye, all day" })).toBeVisible();
    await expect(description).toHaveValue("Mine.");

    write("description", "Theirs.");
    const dialog = page.getByRole("dialog", { name: "Two changes to Rye, all day" });
    const field = dialog.getByRole("group", { name: "The description" });
    await expect(field.getByLabel("Keep mine")).not.toBeChecked();
    await expect(field.getByText("Theirs.")).toBeVisible();
    await expectAccessible(page, ["frame-tested"]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Compare and choose" }).click();
    await field.getByLabel("Keep mine").check();
    await dialog.getByRole("button", { name: "Use these" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    const file = JSON.parse(read("breads/rye.json"));
    expect(file).toMatchObject({ title: "Rye, all day", description: "Mine." });
    writeFileSync(join(folder, "pages/breads/rye.json"), before);
  });

  test("copies a part to another page and undoes it there", async ({ page }) => {
    const shown = await openPage(page, "Visit");
    await shown.getByRole("heading", { name: "Hours" }).click();
    await page.getByRole("button", { name: "Copy to another page" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Rye bread" }).click();
    await expect(shown.getByRole("heading", { level: 1, name: "Rye bread" })).toBeVisible();
    await expect(shown.getByRole("heading", { name: "Hours" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(shown.getByRole("heading", { name: "Hours" })).toHaveCount(0);
  });

  test("adds a part between two others, and copies it to a page in another window", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const form = page.getByRole("region", { name: "Form" });
    const shown = await openPage(page, "Rye bread");
    await shown.getByRole("heading", { level: 1 }).click();
    await shown.getByRole("button", { name: "Add a part here" }).last().click();
    await page.getByRole("button", { name: "List", exact: true }).click();
    await form.getByLabel("Title").fill("From grain to loaf");
    await form.getByRole("button", { name: "Whole page" }).click();
    await expect(form.getByRole("listitem").nth(1)).toContainText("From grain to loaf");

    await shown.getByRole("heading", { name: "From grain to loaf" }).click();
    await expect(form.getByRole("heading", { level: 2, name: "List" })).toBeVisible();
    await page.keyboard.press("Control+C");
    await expect(page.getByText("List is copied.")).toBeVisible();
    const other = await context.newPage();
    const shownThere = await openPage(other, "Spelt bread");
    await shownThere.getByRole("heading", { level: 1 }).click();
    await other.keyboard.press("Control+V");
    await expect(shownThere.getByRole("heading", { name: "From grain to loaf" })).toBeVisible();
    await other.getByRole("button", { name: "Undo" }).click();
    await expect(shownThere.getByRole("heading", { name: "From grain to loaf" })).toHaveCount(0);

    const outline = other.getByRole("region", { name: "Form" });
    await outline.getByRole("button", { name: "Whole page" }).click();
    await outline.getByRole("button", { name: "Add a part below Hero" }).click();
    await other.getByRole("button", { name: "Paste a copied part" }).click();
    await expect(shownThere.getByRole("heading", { name: "From grain to loaf" })).toBeVisible();
    await other.getByRole("button", { name: "Undo" }).click();
    await expect(shownThere.getByRole("heading", { name: "From grain to loaf" })).toHaveCount(0);
  });

  test("several parts are chosen by keys and by clicks, duplicated, cut and pasted together", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openPage(page, "Spelt bread");
    const form = page.getByRole("region", { name: "Form" });
    const heroes = form.getByRole("button", { name: /^Hero/ });
    const lists = form.getByRole("button", { name: /^List/ });
    await heroes.focus();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(form.getByText("2 parts are chosen.")).toBeVisible();
    await expect(lists).toBeFocused();
    await expectAccessible(page, EXCEPT);
    const chosen = form.getByRole("toolbar", { name: "Chosen parts" });
    await expect(chosen.getByRole("button", { name: "Delete" })).toBeDisabled();
    await chosen.getByRole("button", { name: "Duplicate" }).click();
    await expect(lists).toHaveCount(2);
    await heroes.last().click({ modifiers: ["Control"] });
    await lists.last().click({ modifiers: ["Shift"] });
    await chosen.getByRole("button", { name: "Save as pattern" }).click();
    await page.keyboard.type("Opening with a list");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The pattern “Opening with a list” is saved.")).toBeVisible();
    await page.keyboard.press("Control+X");
    await expect(page.getByText("2 parts are cut.")).toBeVisible();
    await expect(lists).toHaveCount(1);

    await openPage(page, "Visit");
    await expect(lists).toHaveCount(0);
    await page.keyboard.press("Control+V");
    await expect(lists).toHaveCount(1);
    await expect(heroes).toHaveCount(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(heroes).toHaveCount(1);

    await form.getByRole("button", { name: "Add a part here" }).click();
    await page.getByRole("searchbox", { name: "Find a part" }).fill("opening with");
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("listitem")).toContainText(["A pattern: Hero, List."]);
    const shown = menu.frameLocator('iframe[title="An example of Opening with a list"]');
    await expect(shown.locator("li").first()).not.toBeEmpty();
    await menu.getByRole("button", { name: "Opening with a list", exact: true }).click();
    await expect(heroes).toHaveCount(2);
    await expect(lists).toHaveCount(1);
    await form.getByRole("button", { name: "Add a part here" }).click();
    await menu.getByRole("button", { name: "Delete the pattern “Opening with a list”" }).click();
    await menu.getByRole("button", { name: "Delete it for good" }).click();
    await expect(menu.getByRole("button", { name: "Opening with a list" })).toHaveCount(0);
    await expectAccessible(page, EXCEPT);
  });

  test("adds a shared block by its heading, shows which one it is, and saves its name alone", async ({
    page,
  }) => {
    const file = join(folder, "pages/_shared/order-early.json");
    mkdirSync(dirname(file), { recursive: true });
    const block = { type: "cta", title: "Order before noon", description: "For the same day." };
    writeFileSync(file, JSON.stringify({ block }));
    const shown = await openPage(page, "Spelt bread");
    const form = page.getByRole("region", { name: "Form" });
    await form.getByRole("button", { name: "Add a part here" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Find a part").fill("shared");
    await dialog.getByRole("button", { name: "Order before noon" }).click();
    await expect(shown.getByRole("heading", { name: "Order before noon" })).toBeVisible();
    await expect(form.getByRole("heading", { name: "Shared part" })).toBeVisible();
    await expect(form.getByRole("combobox", { name: "Shared part" })).toHaveValue("order-early");
    await expectAccessible(page, EXCEPT);
    await form.getByRole("button", { name: "Whole page" }).click();
    await expect(form.getByText("Order before noon (order-early)")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect
      .poll(() => JSON.parse(read("breads/spelt.json")).blocks.at(-1))
      .toEqual({
        use: "order-early",
      });
  });

  test("shows the header of a page that is scrolled as visitors see it", async ({ page }) => {
    const shown = await openPage(page, "Rye bread");
    const html = shown.locator("html");
    await expect(shown.getByRole("banner")).toBeVisible();
    await expect(html).not.toHaveAttribute("data-scrolled");
    await html.evaluate(() => {
      document.body.style.minHeight = "300vh";
      scrollTo(0, 600);
    });
    await expect(html).toHaveAttribute("data-scrolled");
    // Another page begins at its top.
    await page.getByRole("navigation", { name: "Pages" }).getByText("Visit").click();
    await expect(shown.getByRole("heading", { level: 1, name: "Visit" })).toBeVisible();
    expect(await html.evaluate(() => scrollY)).toBe(0);
  });

  test("shows what deleting would break before it happens", async ({ page }) => {
    await openPage(page, "Rye bread");
    const before = read("breads/rye.json");
    await page.getByRole("button", { name: "Delete the page" }).click();
    await expect(page.getByText("would lead nowhere")).toBeVisible();
    const button = page.getByRole("dialog").getByRole("button", { name: "Delete the page" });
    await expect(button).toBeDisabled();
    await page.getByLabel("Page that takes its place").selectOption("/breads/spelt");
    await expect(page.getByText("Remove /breads/rye.")).toBeVisible();
    await expect(button).toBeEnabled();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(read("breads/rye.json")).toBe(before);
  });

  test("is accessible at first, with a page, and with its parts to choose from", async ({
    page,
  }) => {
    await page.goto(STUDIO);
    await expect(page.getByRole("button", { name: "New page" })).toBeVisible();
    await expectAccessible(page, EXCEPT);
    await openPage(page, "Visit");
    await expectAccessible(page, EXCEPT);
    await page.getByRole("button", { name: "New page" }).click();
    await expectAccessible(page, EXCEPT);
  });

  test("is as dark as the system, or as it was chosen, and accessible so", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openPage(page, "Visit");
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.getByRole("button", { name: /^Rich text/ }).click();
    await page.getByRole("textbox", { name: /^Text/ }).fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Not saved: 1 problem")).toBeVisible();
    await expectAccessible(page, EXCEPT);
    await page.getByRole("button", { name: "Light studio" }).click();
    expect(await ground()).not.toBe(dark);
    await page.reload();
    await expect(page.getByRole("button", { name: "Dark studio" })).toBeVisible();
    expect(await ground()).not.toBe(dark);
  });

  test("is accessible with a form and its mistakes", async ({ page }) => {
    await openPage(page, "Visit");
    await page.getByRole("button", { name: "Add a part here" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Features", exact: true }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("“Title” is empty.").first()).toBeVisible();
    await expectAccessible(page, EXCEPT);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test("is accessible with links and pictures to choose from", async ({ page }) => {
    const shown = await openPage(page, "Visit");
    await shown.getByRole("heading", { name: "Hours" }).click();
    await page.getByRole("button", { name: "Link", exact: true }).first().click();
    await expectAccessible(page, EXCEPT);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Whole page" }).click();
    await page.getByRole("button", { name: "Choose a picture" }).click();
    await expectAccessible(page, EXCEPT);
  });

  test("has a form for every kind of part, however unfinished it is", async ({ page }) => {
    const file = join(folder, "pages/all.json");
    writeFileSync(file, JSON.stringify({ title: "All", description: "All.", blocks: SMALLEST }));
    await page.goto(`${STUDIO}#all.json`);
    const form = page.getByRole("region", { name: "Form" });
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const parts = form.getByRole("list").first().getByRole("listitem");
    await expect(parts).toHaveCount(SMALLEST.length);
    for (let at = 0; at < SMALLEST.length; at += 1) {
      await parts.nth(at).getByRole("button").nth(1).click();
      await expect(form.getByRole("toolbar", { name: "This part" })).toBeVisible();
      await form.getByRole("button", { name: "Whole page" }).click();
    }
    rmSync(file);
  });
});

test("nothing of the studio is in the built site", { tag: "@once" }, async ({ request }) => {
  expect((await request.get("/studio")).status()).toBe(404);
  const files = listFiles("dist").filter((path) => /\.(js|css|html)$/.test(path));
  const leftovers = files.filter((path) =>
    /studio-token|studio\/api|dnd-?kit/i.test(readFileSync(join("dist", path), "utf8")),
  );
  expect(leftovers).toEqual([]);
});

const LOAF = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f6b63c"/><ellipse cx="200" cy="170" rx="140" ry="80" fill="#855400"/></svg>',
);

/** A page as the formatter would write it. */
function formatted(text: string): string {
  return execFileSync(
    process.execPath,
    ["node_modules/@biomejs/biome/bin/biome", "format", "--stdin-file-path=pages/x.json"],
    { input: text, encoding: "utf8" },
  );
}
