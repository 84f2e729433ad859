import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";
import { emptyFolder } from "./support/run-cli.ts";

test.describe("publishing from the studio", { tag: ["@once", "@wide"] }, () => {
  test.use({ viewport: { width: 1280, height: 720 } });
  let bakery: EditedBakery;
  let remote: string;

  test.afterEach(async () => bakery.close());

  const pushed = (path: string) => git(remote, "show", `main:pages/${path}`);
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Publish" });

  async function openPublish(page: Page): Promise<void> {
    await page.goto(`${bakery.url}/studio#visit.json`);
    await page.getByRole("button", { name: "Publish" }).click();
  }

  test("goes live by the folder's own Git, and back", async ({ page }) => {
    test.setTimeout(90_000);
    remote = emptyFolder();
    execFileSync("git", ["init", "-q", "--bare", "-b", "main", remote]);
    bakery = await editBakery(0, (file) => beginClone(dirname(file("")), remote));
    const before = pushed("visit.json");
    await page.goto(`${bakery.url}/studio#visit.json`);
    await page
      .getByLabel("Description")
      .fill("Fresh bread from six in the morning, every day but Monday.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
    await page.getByRole("button", { name: "Publish" }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole("region", { name: "What goes live" })).toContainText("Visit");
    await expectAccessible(page);
    await dialog.getByLabel("What changes, in a sentence").fill("New opening hours");
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog.getByText("Live since")).toBeVisible({ timeout: 30_000 });
    expect(pushed("visit.json")).toContain("Fresh bread from six");
    expect(git(remote, "log", "-1", "--format=%an: %s", "main")).toBe("Ada: New opening hours");
    await expect(dialog.getByText("Everything is live already.")).toBeVisible();
    await dialog.getByRole("button", { name: "Go back to this" }).click();
    await dialog.getByRole("button", { name: "Go back now" }).click();
    await expect.poll(() => pushed("visit.json")).toBe(before);
    await expect
      .poll(() => readFileSync(bakery.file("visit.json"), "utf8").trim() === before)
      .toBe(true);
  });

  test("gets what others have published, and asks where both changed the same words", async ({
    page,
  }) => {
    test.setTimeout(90_000);
    remote = emptyFolder();
    execFileSync("git", ["init", "-q", "--bare", "-b", "main", remote]);
    bakery = await editBakery(0, (file) => beginClone(dirname(file("")), remote));
    pushAsSomebodyElse({ title: "Where we are", description: "Bread from seven in the morning." });
    await page.goto(`${bakery.url}/studio#visit.json`);
    await page.getByLabel("Description").fill("Bread from six in the morning, but on Mondays.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
    await page.getByRole("button", { name: "Publish" }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog).toContainText("somebody else has published since");
    await dialog.getByRole("button", { name: "Bring up to date" }).click();
    await dialog.getByRole("radio", { name: "Here Bread from six" }).check();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Use these" }).click();
    await expect(dialog).not.toContainText("somebody else has published since");
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog.getByText("Live since")).toBeVisible({ timeout: 30_000 });
    expect(JSON.parse(pushed("visit.json"))).toMatchObject({
      title: "Where we are",
      description: "Bread from six in the morning, but on Mondays.",
    });
    expect(git(remote, "log", "--format=%an: %s", "main")).toContain(
      "Ada: Changed the description on Visit\n",
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: "Title needed" })).toHaveValue("Where we are");
  });

  /** Pushes other texts of a page from another folder. */
  function pushAsSomebodyElse(texts: Record<string, string>): void {
    const folder = emptyFolder();
    execFileSync("git", ["clone", "-q", "-b", "main", remote, folder], { stdio: "ignore" });
    const file = join(folder, "pages/visit.json");
    const page = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, `${JSON.stringify({ ...page, ...texts }, null, 2)}\n`);
    git(folder, "config", "user.name", "Ben");
    git(folder, "config", "user.email", "ben@bakery.example");
    git(folder, "commit", "-qam", "Theirs");
    git(folder, "push", "-q", "origin", "main");
  }

  test("says what stands against it", async ({ page }) => {
    test.setTimeout(90_000);
    bakery = await editBakery(0);
    await openPublish(page);
    await expect(dialogOf(page)).toContainText("not connected to the place");
    remote = emptyFolder();
    execFileSync("git", ["init", "-q", "--bare", "-b", "main", remote]);
    beginClone(dirname(bakery.file("")), remote);
    const file = bakery.file("visit.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(/"title": "[^"]*"/, '"title": ""'));
    await page.reload();
    await page.getByRole("button", { name: "Publish" }).click();
    await dialogOf(page).getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialogOf(page)).toContainText("This has to be right first");
    expect(pushed("visit.json")).not.toContain('"title": ""');
  });
});

/** Makes a folder a clone, with all its files pushed. */
function beginClone(folder: string, remote: string): void {
  execFileSync("git", ["init", "-q", "-b", "main", folder]);
  git(folder, "config", "user.name", "Ada");
  git(folder, "config", "user.email", "ada@bakery.example");
  git(folder, "remote", "add", "origin", remote);
  git(folder, "add", "pages", "media");
  git(folder, "commit", "-qm", "The bakery");
  git(folder, "push", "-q", "-u", "origin", "main");
}

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", stdio: "pipe" }).trim();
}
