import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type FrameLocator, type Page, test } from "@playwright/test";
import { type Issuer, startIssuer } from "../src/testing/issuer.ts";
import { removeFolder } from "../src/testing/remove-folder.ts";
import { expectAccessible } from "./support/axe.ts";
import { overflow } from "./support/overflow.ts";
import { emptyFolder } from "./support/run-cli.ts";

const PORT = 4391;
const ORIGIN = `http://localhost:${PORT}`;
const PEOPLE = {
  "ana@bakery.example": "publisher",
  "bo@bakery.example": "author",
  "ida@bakery.example": "admin",
  "*@guild.example": "author",
};

test.use({ viewport: { width: 1280, height: 720 } });

test.describe("a team", { tag: ["@once", "@wide"] }, () => {
  test.describe.configure({ mode: "serial" });
  let folder: string;
  let issuer: Issuer;
  let server: ChildProcess;

  test.beforeAll(async () => {
    folder = emptyFolder();
    issuer = await startIssuer(`${ORIGIN}/sign-in/return`);
    cpSync("e2e/fixtures/bakery", folder, { recursive: true });
    writeFileSync(
      join(folder, "studio.json"),
      JSON.stringify({
        people: PEOPLE,
        signIn: { issuer: issuer.url },
        publish: [{ to: "folder", path: join(folder, "live") }],
      }),
    );
    git("init", "-q", "-b", "main");
    git("add", ".");
    git(
      "-c",
      "user.name=Founder",
      "-c",
      "user.email=founder@bakery.example",
      "commit",
      "-qm",
      "Begin",
    );
    server = await startTeam();
  });

  test.afterAll(async () => {
    server.kill();
    await once(server, "close");
    await issuer.stop();
    await removeFolder(folder);
  });

  function git(...args: string[]): string {
    return execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  }

  async function startTeam(): Promise<ChildProcess> {
    const folders = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
    const args = ["scripts/cli.mjs", "studio", ...folders, "--port", `${PORT}`];
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        STUDIO_SECRET: "a secret that is long enough for a test",
        OIDC_CLIENT_ID: issuer.clientId,
        OIDC_CLIENT_SECRET: issuer.clientSecret,
      },
    });
    await new Promise<void>((ready) => {
      child.stdout?.on("data", (piece) => String(piece).includes(`${ORIGIN}/studio`) && ready());
    });
    return child;
  }

  /** Opens the studio, and signs in as somebody at the issuer. */
  async function signIn(context: BrowserContext, email: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/studio`);
    await page.getByRole("link", { name: "Continue with your work account" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible({ timeout: 60_000 });
    return page;
  }

  async function openVisit(page: Page): Promise<FrameLocator> {
    const pages = page.getByRole("navigation", { name: "Pages" });
    await pages.getByRole("button", { name: "Visit" }).click();
    return page.frameLocator("iframe");
  }

  test("shows a stranger where to sign in, in light and in dark, and nothing else", async ({
    browser,
  }) => {
    for (const [width, colorScheme] of [
      [390, "dark"],
      [1440, "light"],
    ] as const) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        locale: "en",
      });
      const page = await context.newPage();
      await page.goto(`${ORIGIN}/visit`);
      await expect(page.getByRole("heading", { name: "Sign in to Crumb & Co" })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
      await context.close();
    }
  });

  test("gives everybody drafts of their own, and shows those of others", async ({ browser }) => {
    // Three states of the site are built on the way.
    test.setTimeout(120_000);
    const bo = await signIn(await browser.newContext({ locale: "en" }), "bo@bakery.example");
    const text = await openVisit(bo);
    await expect(text.getByRole("heading", { name: "Hours" })).toBeVisible();
    await bo.getByRole("button", { name: /^Rich text Hours/ }).click();
    await bo.getByLabel("Title").fill("When we are open");
    await bo.getByRole("button", { name: "Save" }).click();
    await expect(bo.getByText("Saved.")).toBeVisible();
    await bo.getByRole("button", { name: "Comment on this part" }).click();
    await bo.getByLabel("Comment", { exact: true }).fill("Also on Sundays?");
    await bo.getByRole("button", { name: "Add comment" }).click();
    await expect(bo.getByRole("region", { name: "Comments" })).toContainText("Also on Sundays?");

    await bo.getByRole("button", { name: "Publish" }).click();
    const asked = bo.getByRole("dialog", { name: "Publish" });
    await expect(asked.getByRole("button", { name: "Ask for review" })).toBeVisible();
    await expect(asked.getByRole("button", { name: /^Publish/ })).toHaveCount(0);

    const ana = await signIn(await browser.newContext({ locale: "en" }), "ana@bakery.example");
    await asked.getByRole("button", { name: "Ask for review" }).click();
    await expect(bo.getByRole("button", { name: "Drafts: My changes, Waiting" })).toBeAttached();
    await bo.keyboard.press("Escape");
    // A window that is open hears of it.
    await expect(ana.getByRole("button", { name: /1 draft waits for your review$/ })).toBeVisible();
    const shown = await openVisit(ana);
    await expect(shown.getByRole("heading", { name: "Hours" })).toBeVisible();
    await expect(ana.getByRole("button", { name: "People" })).toHaveCount(0);
    await ana.getByRole("button", { name: /^Drafts: My changes/ }).click();
    const waiting = ana.getByRole("region", { name: "Waiting for your review" });
    await waiting.getByRole("button", { name: "Changes by Bo" }).click();
    await ana.getByRole("button", { name: "Rename" }).click();
    await ana.getByLabel("Name of the draft").fill("Opening hours");
    await ana.keyboard.press("Enter");
    await expect(ana.getByRole("dialog", { name: "Opening hours" })).toBeVisible();
    await ana.getByRole("button", { name: "Compare Visit" }).click();
    const both = ana.getByRole("dialog", { name: "Before and after" });
    await expect(both.getByText("Change 1 of 1: Rich text, changed")).toBeVisible({
      timeout: 30_000,
    });
    const headingIn = (title: string) =>
      both.frameLocator(`iframe[title="${title}"]`).locator("main h2");
    await expect(headingIn("Live now")).toHaveText("Hours");
    await expect(headingIn("In this draft")).toHaveText("When we are open");
    const marked = (title: string, name: string) =>
      headingIn(title).evaluate(
        (_, name) => [...(CSS.highlights.get(name) ?? [])].map(String),
        name,
      );
    expect(await marked("Live now", "words-removed")).toEqual(["Hours"]);
    expect(await marked("In this draft", "words-added")).toEqual(["When we are open"]);
    // Typefaces and styles are of the page's own state, wherever they were asked for.
    for (const title of ["Live now", "In this draft"])
      await expect
        .poll(() =>
          headingIn(title).evaluate(() => [...document.fonts].map(({ status }) => status)),
        )
        .toContain("loaded");
    await expect(both.getByRole("button", { name: "Bring back this part" })).toBeVisible();
    await expectAccessible(ana);
    await ana.setViewportSize({ width: 390, height: 800 });
    await both.getByRole("button", { name: "Live now" }).click();
    await expect(headingIn("Live now")).toBeVisible();
    await expect(both.locator('iframe[title="In this draft"]')).toBeHidden();
    expect(await overflow(ana)).toBe(0);
    await ana.setViewportSize({ width: 1280, height: 720 });
    await ana.keyboard.press("Escape");
    await bo.getByLabel("Title").fill("When we open");
    await bo.getByRole("button", { name: "Save" }).click();
    await expect(bo.getByText("All saved")).toBeVisible();
    await ana.getByRole("button", { name: "Compare Visit" }).click();
    await expect(headingIn("In this draft")).toHaveText("When we open", { timeout: 30_000 });
    await ana.keyboard.press("Escape");
    await ana.getByRole("button", { name: "Work on it" }).click();
    await openVisit(ana);
    await expect(shown.getByRole("heading", { name: "When we open" })).toBeVisible();
    await expect(ana.getByText(/^Bo is here, at /)).toBeVisible();
    await expect(
      ana.getByRole("button", { name: /^Rich text When we open.*1 comment/ }),
    ).toBeVisible();
    await ana.getByRole("button", { name: /^Drafts: Opening hours/ }).click();
    await ana.getByRole("button", { name: "Opening hours", exact: true }).click();
    await ana.getByRole("button", { name: "Publish on…" }).click();
    await ana.getByLabel("Day and time").fill("2099-12-24T09:00");
    await ana.getByRole("button", { name: "Publish then" }).click();
    const time = ana.getByRole("region", { name: "Publish later" });
    await expect(time).toContainText("Goes live on Thu, Dec 24, 2099, 9:00 AM Set by Ana.");
    await ana.getByRole("button", { name: "All drafts" }).click();
    await expect(ana.getByRole("dialog")).toContainText("Goes live on Thu, Dec 24, 2099");
    await ana.getByRole("button", { name: "Opening hours", exact: true }).click();
    await ana.getByRole("button", { name: "Go there" }).click();
    const button = ana.getByRole("button", { name: /^Drafts: Opening hours, Goes live on/ });
    await button.click();
    await ana.getByRole("button", { name: "Opening hours", exact: true }).click();
    await time.getByRole("button", { name: "Take back" }).click();
    await expect(time).not.toContainText("Goes live");
    await ana.keyboard.press("Escape");
    await expect(button).toHaveCount(0);
    await expect(ana.getByRole("region", { name: "Comments" })).toContainText("Also on Sundays?");
    await ana.getByRole("button", { name: "Resolve" }).click();
    await expect(ana.getByText("Also on Sundays?")).toHaveCount(0);
    await ana.getByRole("button", { name: "Whole page" }).click();
    await expect(bo.getByText("Ana is on this page")).toBeVisible();
    expect(readFileSync(join(folder, "pages/visit.json"), "utf8")).not.toContain("Come and visit");
    await ana.getByRole("button", { name: "History" }).click();
    await expect(
      ana
        .getByRole("dialog")
        .getByText(/^Bo changed /)
        .first(),
    ).toBeVisible();
    await bo.getByRole("button", { name: "Sign out Bo" }).click();
    await expect(bo.getByText("You’re signed out.")).toBeVisible();
    expect(git("status", "--porcelain", "--untracked-files=no")).toBe("");

    await ana.keyboard.press("Escape");
    await ana.getByRole("button", { name: /^Drafts: Opening hours/ }).click();
    await ana.getByRole("button", { name: "Opening hours", exact: true }).click();
    await ana.getByRole("button", { name: "Approve" }).click();
    await ana.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = ana.getByRole("dialog", { name: "Publish" });
    await dialog.getByLabel("What changes").fill("Clearer opening hours");
    await dialog.getByRole("button", { name: "Publish on…" }).click();
    await dialog.getByLabel("Day and time").fill("2099-12-24T09:00");
    await dialog.getByRole("button", { name: "Publish then" }).click();
    const planned = dialog.getByRole("status").filter({ hasText: "Goes live on" });
    await expect(planned).toContainText("What changes: Clearer opening hours");
    await expectAccessible(ana);
    await planned.getByRole("button", { name: "Take back" }).click();
    await expect(planned).toHaveCount(0);
    await expect(dialog.getByLabel("What changes")).toBeFocused();
    await dialog.getByLabel("What changes").fill("Clearer opening hours");
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    const live = join(folder, "live/current/visit/index.html");
    await expect
      // Everything is built for the first time.
      .poll(() => existsSync(live) && readFileSync(live, "utf8"), { timeout: 30_000 })
      .toContain("When we open");
    await expect
      .poll(() => git("log", "-1", "--format=%an: %s"))
      .toBe("Ana: Clearer opening hours\n");
    expect(git("log", "-1", "--format=%b")).toContain("Changed the title of Rich text on Visit\n");
    expect(readFileSync(join(folder, "pages/visit.json"), "utf8")).toContain("When we open");
    await expect(dialog.getByText(/^Live since/)).toBeVisible();
    await dialog.getByRole("button", { name: "Back to my own changes" }).click();
    await expect(ana.getByRole("button", { name: "Back to my own changes" })).toHaveCount(0);
    await expect(ana.getByRole("button", { name: /^Drafts: My changes/ })).toBeVisible();
    await openVisit(ana);
    await expect(shown.getByRole("heading", { name: "When we open" })).toBeVisible();

    await ana.getByRole("button", { name: /^Drafts: / }).click();
    await ana.getByRole("button", { name: "What went live" }).click();
    await ana.getByRole("button", { name: "Compare with before" }).first().click();
    await expect(both.getByText("Change 1 of 1: Rich text, changed")).toBeVisible({
      timeout: 30_000,
    });
    await expect(headingIn("Before that")).toHaveText("Hours");
    await both.getByRole("button", { name: "Bring back this part" }).click();
    const files = ana.getByRole("region", { name: "What it changes" });
    // Another draft is made, with files of its own.
    await expect(files).toContainText("Visit changed the title of Rich text", { timeout: 30_000 });
  });

  test("asks which words stay where two have changed the same, before it publishes", async ({
    browser,
  }) => {
    const ana = await signIn(await browser.newContext({ locale: "en" }), "ana@bakery.example");
    await openVisit(ana);
    await ana.getByRole("button", { name: /^Rich text/ }).click();
    await ana.getByLabel("Title").fill("Our hours");
    await ana.getByRole("button", { name: "Save" }).click();
    await expect(ana.getByText("Saved.")).toBeVisible();
    const file = join(folder, "pages/visit.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("When we open", "Open from"));
    git("-c", "user.name=Bo", "-c", "user.email=bo@bakery.example", "commit", "-qam", "Hours");

    await ana.getByRole("button", { name: "Publish" }).click();
    const dialog = ana.getByRole("dialog", { name: "Publish" });
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Bring up to date" })).toBeVisible();
    // What went live before is not what was asked for now.
    await expect(dialog.getByText(/^Live since/)).toHaveCount(0);
    await dialog.getByRole("button", { name: "Bring up to date" }).click();
    await expect(dialog.getByRole("radio", { name: "On the live site Open from" })).toBeVisible();
    await dialog.getByRole("radio", { name: "Here Our hours" }).check();
    await dialog.getByRole("button", { name: "Use these" }).click();
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    const live = join(folder, "live/current/visit/index.html");
    await expect
      .poll(() => readFileSync(live, "utf8").includes("Our hours"), { timeout: 30_000 })
      .toBe(true);

    await ana.keyboard.press("Escape");
    await expect(ana.getByText("not live yet")).toHaveCount(0);
    await ana.getByRole("button", { name: "Change the page's address" }).click();
    await ana.getByLabel("New address").fill("/come-by");
    await ana.getByRole("button", { name: "Change the address" }).click();
    // The site is read again.
    await expect(ana.getByText("not live yet")).toBeVisible({ timeout: 30_000 });
    await ana.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await ana.getByRole("button", { name: "Copy link" }).click();
    await expect(ana.getByText("Visitors find nothing there until")).toBeVisible();
    await ana.getByRole("button", { name: "Copy a link to this draft instead" }).click();
    await expect(ana.getByText("Whoever has this link")).toBeVisible();
    expect(await ana.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http:\/\/localhost:\d+\/shared\/.+\?page=\/come-by$/,
    );
  });

  test("lets an admin say who may sign in, and nobody else", async ({ browser }) => {
    const ida = await signIn(await browser.newContext({ locale: "en" }), "ida@bakery.example");
    await expect(ida.getByRole("button", { name: "People" })).toBeVisible();
    await ida.keyboard.press("Control+k");
    await ida.getByRole("combobox").fill("users");
    await ida.keyboard.press("Enter");
    const dialog = ida.getByRole("dialog", { name: "People and settings" });
    await expect(dialog.getByText(join(folder, "live"))).toBeVisible();
    await dialog.getByRole("button", { name: "Add somebody" }).click();
    await dialog.getByLabel("E-mail address").fill("cy");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("is no e-mail address.");
    await dialog.getByLabel("E-mail address").fill("cy@guild.example");
    await dialog.getByRole("radio", { name: "Publisher" }).press(" ");
    await expectAccessible(ida);
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByRole("heading", { name: "Who may sign in" })).toBeFocused();
    const cy = dialog.getByRole("listitem").filter({ hasText: "cy@guild.example" });
    await expect(cy).toContainText("Publisher");
    expect(git("log", "-1", "--format=%an: %s")).toBe(
      "Ida: Added cy@guild.example to the studio as publisher\n",
    );
    await dialog.getByRole("button", { name: "Change ida@bakery.example" }).click();
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Make somebody else an admin first.");

    await dialog.getByRole("button", { name: "Change cy@guild.example" }).click();
    await expect(cy).toContainText("the role of everybody at guild.example: Author.");
    await cy.getByRole("button", { name: "Remove" }).click();
    await expect(cy).toHaveCount(0);
    expect(JSON.parse(readFileSync(join(folder, "studio.json"), "utf8")).people).toEqual(PEOPLE);
  });
});
