import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { removeFolder } from "../src/testing/remove-folder.ts";
import { expectAccessible } from "./support/axe.ts";
import { emptyFolder } from "./support/run-cli.ts";

/** What may be lost: what was typed in so many milliseconds before the end. */
const AT_MOST = 2000;

test.use({ viewport: { width: 1280, height: 720 } });

test.describe("unsaved work", { tag: ["@once", "@wide"] }, () => {
  test.describe.configure({ mode: "default" });
  let folder: string;
  let server: ChildProcess;
  let address: string;

  test.beforeEach(async () => {
    test.setTimeout(180_000);
    folder = emptyFolder();
    cpSync("e2e/fixtures/bakery", folder, { recursive: true });
    await startServer("0");
  });

  test.afterEach(async () => {
    await killServer();
    await removeFolder(folder);
  });

  async function startServer(port: string): Promise<void> {
    const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
    server = spawn(process.execPath, ["scripts/cli.mjs", "start", ...flags, "--port", port]);
    address = await new Promise((ready) => {
      server.stdout?.on("data", (piece) => {
        const address = /(http:\S+)\/studio/.exec(String(piece))?.[1];
        if (address) ready(address);
      });
    });
  }

  async function killServer(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill("SIGKILL");
    await once(server, "close");
  }

  const description = (page: Page) => page.getByLabel("Description");
  const fileOf = (path: string) => join(folder, path);
  const savedText = () => JSON.parse(readFileSync(fileOf("pages/visit.json"), "utf8")).description;
  const copy = (): { page: { description: string } } =>
    JSON.parse(readFileSync(fileOf(".studio/copies/visit.json"), "utf8"));

  async function openVisit(page: Page): Promise<void> {
    await page.goto(`${address}/studio#visit.json`);
    await expect(page.getByRole("heading", { level: 2, name: "Visit" })).toBeVisible();
  }

  /** Types words for some seconds, and until some of them are due. @returns the time at which each was there */
  async function typeFor(
    page: Page,
    milliseconds: number,
  ): Promise<[word: string, time: number][]> {
    await description(page).fill("");
    const words: [string, number][] = [];
    const isDue = (time = Number.POSITIVE_INFINITY) => time < Date.now() - AT_MOST;
    for (const start = Date.now(); Date.now() - start < milliseconds || !isDue(words[9]?.[1]); ) {
      const word = `word${words.length}`;
      await page.keyboard.type(`${word} `);
      words.push([word, Date.now()]);
    }
    return words;
  }

  test("survives a killed browser, but for the last two seconds", async () => {
    const launched = await chromium.launchServer({ ...test.info().project.use.launchOptions });
    const doomed = await chromium.connect(launched.wsEndpoint());
    const page = await doomed.newPage();
    await openVisit(page);
    const words = await typeFor(page, 6000);
    const end = Date.now();
    launched.process().kill("SIGKILL");
    await once(launched.process(), "close");

    const kept = copy().page.description;
    const due = words.filter(([, time]) => time < end - AT_MOST).map(([word]) => word);
    expect(due.length).toBeGreaterThan(5);
    expect(kept.split(" ")).toEqual(expect.arrayContaining(due));
    expect(savedText()).not.toContain("word");

    const after: Browser = await chromium.launch({ ...test.info().project.use.launchOptions });
    const next = await after.newPage();
    await next.goto(`${address}/studio`);
    await expect(next.getByText("You have unsaved changes on 1 page")).toBeVisible();
    await expectAccessible(next, ["frame-tested"]);
    await next.getByRole("button", { name: "Go on" }).click();
    await expect(next.getByText("These are your unsaved changes from")).toBeVisible();
    await expect(description(next)).toHaveValue(kept);
    await after.close();
  });

  test("survives a killed server, with what was typed while it was away", async ({ page }) => {
    await openVisit(page);
    await description(page).fill("Kept before");
    await expect.poll(() => existsSync(fileOf(".studio/copies/visit.json"))).toBe(true);
    await expect.poll(() => copy().page.description).toBe("Kept before");
    await page.keyboard.press("End");
    await page.keyboard.type(", typed at the end, ");
    await killServer();
    expect(copy().page.description).toContain("Kept before");

    await page.keyboard.type("and while it was away");
    await expect(page.getByText("Not connected. Your work is kept in this browser")).toBeVisible();
    const all = await description(page).inputValue();
    await startServer(new URL(address).port);
    await expect.poll(() => copy().page.description, { timeout: 30_000 }).toBe(all);
    await expect(page.getByText("These are your unsaved changes from")).toBeVisible({
      timeout: 30_000,
    });
    await expect(description(page)).toHaveValue(all);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(savedText()).toBe(all);
    expect(existsSync(fileOf(".studio/copies/visit.json"))).toBe(false);
  });

  test("survives a killed browser while the server is away", async () => {
    const { launchOptions } = test.info().project.use;
    const profile = emptyFolder();
    const open = () => chromium.launchPersistentContext(profile, launchOptions);
    const doomed = await open();
    const page = await doomed.newPage();
    await openVisit(page);
    await killServer();
    await description(page).fill("Written while nothing answers.");
    await expect(page.getByText("Not connected.")).toBeVisible();
    await page.waitForTimeout(AT_MOST);
    const [, pid] = /-(\d+)$/.exec(readlinkSync(join(profile, "SingletonLock"))) ?? [];
    const closed = doomed.waitForEvent("close");
    process.kill(Number(pid), "SIGKILL");
    await closed;

    await startServer(new URL(address).port);
    const after = await open();
    const next = await after.newPage();
    await next.goto(`${address}/studio`);
    await expect(next.getByText("not running is here again: Visit.")).toBeVisible();
    await expect.poll(() => existsSync(fileOf(".studio/copies/visit.json"))).toBe(true);
    expect(copy().page.description).toBe("Written while nothing answers.");
    await openVisit(next);
    await expect(description(next)).toHaveValue("Written while nothing answers.");
    await next.reload();
    await expect(next.getByText("not running is here again")).toBeHidden();
    await after.close();
    await removeFolder(profile);
  });

  test("survives a window that is closed at once, without a question", async ({
    page,
    context,
  }) => {
    await openVisit(page);
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await description(page).fill("Written just now.");
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await expect.poll(() => existsSync(fileOf(".studio/copies/visit.json"))).toBe(true);
    await openVisit(next);
    await expect(description(next)).toHaveValue("Written just now.");
    expect(questions).toEqual([]);
    await next.getByRole("button", { name: "Throw them away" }).click();
    await expect(description(next)).toHaveValue(savedText());
    await expect.poll(() => existsSync(fileOf(".studio/copies/visit.json"))).toBe(false);
  });

  test("is kept however long the page is", async ({ page }) => {
    await openVisit(page);
    const long = "All that we bake. ".repeat(6000);
    await description(page).fill(long);
    await expect.poll(() => existsSync(fileOf(".studio/copies/visit.json"))).toBe(true);
    expect(copy().page.description).toBe(long);
    await expect(page.getByText("Not saved yet")).toBeVisible();
  });

  test("is the same in a second window, and neither takes anything from the other", async ({
    page,
    context,
  }) => {
    const second = await context.newPage();
    await openVisit(page);
    await openVisit(second);
    await description(page).fill("From the first window.");
    await expect(description(second)).toHaveValue("From the first window.");
    await expect(second.getByText("Also open in another window")).toBeVisible();
    await expect(second.getByText("Changed elsewhere just now: the description.")).toBeVisible();

    // Neither hears of the other for a while.
    await context.setOffline(true);
    await description(page).fill("The first, once more.");
    await description(second).fill("The second, at last.");
    await expect(page.getByText("Not connected", { exact: true })).toBeVisible();
    await expect(second.getByText("Not connected", { exact: true })).toBeVisible();
    await context.setOffline(false);
    const name = "Two changes to Visit";
    const dialogs = [page, second].map((one) => one.getByRole("dialog", { name }));
    const count = async () => (await Promise.all(dialogs.map((one) => one.count()))).join("");
    await expect.poll(count, { timeout: 20_000 }).toMatch(/^(10|01)$/);
    const [asked, other] = (await count()) === "10" ? [page, second] : [second, page];
    const mine = await description(asked).inputValue();
    const theirs = await description(other).inputValue();
    expect([mine, theirs].sort()).toEqual(["The first, once more.", "The second, at last."]);
    const dialog = asked.getByRole("dialog", { name });
    const field = dialog.getByRole("group", { name: "The description" });
    await expect(field).toContainText(`Keep mine${mine}`);
    await expect(field).toContainText(`Take theirs${theirs}`);
    await expectAccessible(asked, ["frame-tested"]);

    await dialog.getByRole("button", { name: "Decide later" }).click();
    await expect(asked.getByText("Nothing is saved until you have chosen")).toBeVisible();
    expect(copy().page.description).toBe(theirs);
    await asked.getByRole("button", { name: "Compare and choose" }).click();
    await field.getByLabel("Keep mine").check();
    await dialog.getByRole("button", { name: "Use these" }).click();
    await expect(description(other)).toHaveValue(mine);
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Saved.")).toBeVisible();
    await expect(asked.getByText("All saved")).toBeVisible();
    expect(savedText()).toBe(mine);
  });

  test("of two windows in different fields is merged, and undone by whoever did it", async ({
    page,
    context,
  }) => {
    const second = await context.newPage();
    await openVisit(page);
    await openVisit(second);
    await context.setOffline(true);
    await description(page).fill("From the first window.");
    await second.getByRole("textbox", { name: "Title needed" }).fill("Come by");
    await expect(page.getByText("Not connected", { exact: true })).toBeVisible();
    await expect(second.getByText("Not connected", { exact: true })).toBeVisible();
    await context.setOffline(false);
    for (const one of [page, second]) {
      await expect(description(one)).toHaveValue("From the first window.", { timeout: 20_000 });
      await expect(one.getByRole("heading", { level: 2, name: "Come by" })).toBeVisible();
      await expect(one.getByRole("dialog")).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(description(second)).toHaveValue(savedText());
    await expect(second.getByRole("heading", { level: 2, name: "Come by" })).toBeVisible();

    // What the other one has written into the same words since is not taken back with them.
    await description(page).fill("Bread by seven every day.");
    await expect(description(second)).toHaveValue("Bread by seven every day.");
    await description(second).fill("Bread by eight every day.");
    await expect(description(page)).toHaveValue("Bread by eight every day.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Others have changed some of this since.")).toBeVisible();
    await expect(description(page)).toHaveValue("Bread by eight every day.");

    await page.getByRole("button", { name: "Rich text Hours", exact: true }).click();
    await expect(second.getByText("Also open in another window, at Rich text")).toBeVisible();
    await page.close();
    await expect(second.getByText("Also open in another window")).toHaveCount(0);
  });

  test("has a history in words, and steps that are undone and done again after a reload", async ({
    page,
  }) => {
    await openVisit(page);
    const title = page.getByRole("textbox", { name: "Title needed" });
    const before = savedText();
    const isKept = () => existsSync(fileOf(".studio/copies/visit.json"));
    await title.fill("Come by");
    await expect.poll(isKept).toBe(true);
    await description(page).fill("Where we bake.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await title.fill("Come in");
    await expect.poll(isKept).toBe(true);
    await page.reload();
    await expect(title).toHaveValue("Come in");
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.click();
    await expect(title).toHaveValue("Come by");
    await undo.click();
    await expect(description(page)).toHaveValue(before);
    await expect.poll(() => isKept() && copy().page.description).toBe(before);
    await page.reload();
    const redo = page.getByRole("button", { name: "Redo" });
    await redo.click();
    await expect(description(page)).toHaveValue("Where we bake.");
    await redo.click();
    await expect(title).toHaveValue("Come in");
    await expect(redo).toBeDisabled();
    await undo.click();
    await undo.click();
    await expect(description(page)).toHaveValue(before);
    await undo.click();
    await expect(title).toHaveValue("Visit");
    await expect(undo).toBeDisabled();

    await page.getByRole("button", { name: "History" }).click();
    const dialog = page.getByRole("dialog", { name: "History of Visit" });
    const row = (text: string) => dialog.getByRole("listitem").filter({ hasText: text });
    await expect(row("You changed the description.Saved")).toHaveCount(1);
    await expect(row("As it was before these changes.")).toHaveCount(1);
    await expectAccessible(page, ["frame-tested"]);
    await row("You changed the description.Saved")
      .getByRole("button", { name: "Bring back" })
      .click();
    await expect(title).toHaveValue("Come by");
    await expect(description(page)).toHaveValue("Where we bake.");
    await expect(page.getByText("All saved")).toBeVisible();
    await undo.click();
    await expect(title).toHaveValue("Visit");
  });

  test("makes a page again whose file was deleted outside", async ({ page }) => {
    await openVisit(page);
    await description(page).fill("Still here.");
    await expect.poll(() => existsSync(fileOf(".studio/copies/visit.json"))).toBe(true);
    rmSync(fileOf("pages/visit.json"));
    await expect(page.getByText("The file was deleted")).toBeVisible();
    await page.goto(`${address}/studio`);
    await page.reload();
    await expect(page.getByText("The page has been deleted since.")).toBeVisible();
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(description(page)).toHaveValue("Still here.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(savedText()).toBe("Still here.");
    await expect(page.getByText("All saved")).toBeVisible();
  });

  test("can be thrown away from the first screen, after a question", async ({ page }) => {
    await openVisit(page);
    await description(page).fill("Not wanted.");
    await expect.poll(() => existsSync(fileOf(".studio/copies/visit.json"))).toBe(true);
    await page.getByRole("button", { name: "Crumb & Co Studio" }).click();
    await expect(page.getByText("You have unsaved changes on 1 page")).toBeVisible();
    await page.goBack();
    await expect(description(page)).toHaveValue("Not wanted.");
    await page.goForward();
    await page.getByRole("button", { name: "Throw away" }).click();
    const dialog = page.getByRole("dialog", { name: "Throw away the changes on Visit?" });
    await expectAccessible(page, ["frame-tested"]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("You have unsaved changes on 1 page")).toBeVisible();
    await page.getByRole("button", { name: "Throw away" }).click();
    await dialog.getByRole("button", { name: "Throw them away" }).click();
    await expect(page.getByText("You have unsaved changes")).toHaveCount(0);
    expect(existsSync(fileOf(".studio/copies/visit.json"))).toBe(false);
    await page.getByRole("button", { name: "Visit", exact: true }).click();
    await expect(description(page)).toHaveValue(savedText());
  });
});
