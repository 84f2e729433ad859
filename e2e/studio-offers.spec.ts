import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { watchConsole } from "./support/console.ts";
import { emptyFolder } from "./support/run-cli.ts";

/** The page is shown smaller than it is, and the frame is checked by itself elsewhere. */
const EXCEPT = ["frame-tested"];

test.use({ viewport: { width: 1280, height: 720 } });

test.describe("what the studio offers beside an issue", { tag: ["@once", "@wide"] }, () => {
  let server: ChildProcess;
  let pages: string;
  let studio: string;

  test.beforeEach(async () => {
    const folder = emptyFolder();
    cpSync("e2e/fixtures/bakery", folder, { recursive: true });
    pages = join(folder, "pages");
    writeFileSync(
      join(pages, "_site.json"),
      read("_site.json").replace('"facts": {', '"facts": { "loaf": "£4.80+",'),
    );
    const flags = ["--pages", pages, "--media", join(folder, "media"), "--port", "0"];
    server = spawn(process.execPath, ["scripts/cli.mjs", "start", ...flags]);
    studio = await new Promise<string>((ready) => {
      server.stdout?.on("data", (piece) => {
        const [address] = /http:\S+\/studio/.exec(String(piece)) ?? [];
        if (address) ready(address);
      });
    });
  });

  test.afterEach(() => {
    server.kill();
  });

  function read(path: string): string {
    return readFileSync(join(pages, path), "utf8");
  }

  test("a word is added to the site's own, a value becomes its token, and a price changes everywhere", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const complaints = watchConsole(page);
    await page.goto(`${studio}#visit.json`);
    const form = page.getByRole("region", { name: "Form" });
    const shown = page.frameLocator("iframe");
    await expect(shown.getByRole("heading", { level: 1, name: "Visit" })).toBeVisible();
    await page.getByRole("button", { name: /^Rich text Hours/ }).click();
    const text = form.getByRole("textbox", { name: /^Text/ });

    await text.fill("From six. See [our rye](/breads/rye).");
    await expect(form.getByText("This was “Opening”, which is 7 in the morning")).toBeVisible();
    await form.getByRole("button", { name: "Change it everywhere" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(text).toBeFocused();

    await text.fill("A loaf of our zwieflour is £4.80+ from seven. See [our rye](/breads/rye).");
    await expect(form.getByText("“zwieflour” is not in the dictionary.")).toBeVisible();
    // Red is for errors.
    await expect(text).not.toHaveAttribute("aria-invalid");
    await expectAccessible(page, EXCEPT);
    await form.getByRole("button", { name: "Add “zwieflour” to the site’s words" }).click();
    await expect(form.getByText("“zwieflour” is not in the dictionary.")).toHaveCount(0);
    expect(read("_words.txt")).toBe("zwieflour\n");

    await form.getByRole("button", { name: /^Use “Loaf”/ }).click();
    await expect(text).toHaveValue(/is \{facts\.loaf\} from seven/);
    await expect(shown.getByText("is £4.80+ from seven")).toBeVisible();

    await text.fill("A loaf is £5.80+ from seven. See [our rye](/breads/rye).");
    await form.getByRole("button", { name: "Change it everywhere" }).click();
    const question = page.getByRole("dialog", { name: "Change it everywhere?" });
    await expect(question.getByText("Change “Loaf” from £4.80+ to £5.80+.")).toBeVisible();
    await expectAccessible(page, EXCEPT);
    await question.getByRole("button", { name: "Change to £5.80+" }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(/A loaf is \{facts\.loaf\} from seven/);
    await expect(shown.getByText("A loaf is £5.80+ from seven.")).toBeVisible();
    expect(read("_site.json")).toContain('"loaf": "£5.80+"');

    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    expect(read("visit.json")).toContain("A loaf is {facts.loaf} from seven.");
    expect(complaints).toEqual([]);
  });

  test("a question that is not answered changes nothing", async ({ page }) => {
    await page.goto(`${studio}#visit.json`);
    await page.getByRole("button", { name: /^Rich text Hours/ }).click();
    const form = page.getByRole("region", { name: "Form" });
    const text = form.getByRole("textbox", { name: /^Text/ });
    await text.fill("A loaf is £5.80+. See [our rye](/breads/rye).");
    const before = read("_site.json");
    await form.getByRole("button", { name: "Change it everywhere" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(text).toHaveValue(/A loaf is £5\.80\+/);
    expect(read("_site.json")).toBe(before);
    expect(existsSync(join(pages, "_words.txt"))).toBe(false);
  });
});
