import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { runWorkflow, workflowIn } from "./support/run-workflow.ts";
import { ownTreeOf, treeOf } from "./support/trees.ts";

test.describe("the workflow in the README", { tag: ["@once", "@long"] }, () => {
  test.describe.configure({ timeout: 480_000 });

  test("gives what a single build does, at first and with what was kept", async () => {
    const folder = emptyFolder();
    const site = join(folder, "site");
    cpSync("e2e/fixtures/bakery", site, { recursive: true });
    const file = (path: string) => join(site, "pages", path);
    mkdirSync(file("_blog"));
    writeFileSync(file("_blog/first.md"), "---\ntitle: First\ndate: 2026-05-01\n---\n\nRye.\n");
    mkdirSync(file("article"));
    const article = { title: "Article", description: "An article." };
    writeFileSync(
      file("article/[id].json"),
      JSON.stringify({ ...article, blocks: [{ type: "blog-article" }] }),
    );
    const settings = readFileSync(file("_site.json"), "utf8");
    const blog = '"blog": { "provider": "files", "byline": "The bakers" },\n  "language"';
    writeFileSync(file("_site.json"), settings.replace('"language"', blog));
    const workflow = workflowIn(readFileSync("README.md", "utf8"));
    expect(Object.keys(workflow.jobs)).toEqual(["heads", "pages", "site"]);
    const changes = [
      () => undefined,
      () => {
        const rye = readFileSync(file("breads/rye.json"), "utf8");
        writeFileSync(file("breads/rye.json"), rye.replace("Rye bread", "Black bread"));
        rmSync(file("breads/spelt.json"));
      },
    ];
    for (const [run, act] of changes.entries()) {
      act();
      const whole = join(folder, `whole-${run}`);
      const built = await runCli(["build", "--compress", "--out", whole], {}, site);
      expect(built.status, built.stdout + built.stderr).toBe(0);
      const last = await runWorkflow(workflow, { folder, site, run });
      expect(ownTreeOf(join(last, "dist"))).toEqual(treeOf(whole));
    }
  });
});
