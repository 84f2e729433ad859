import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { treeOf } from "./support/trees.ts";

/** A project of a site: its pages, other work, and a link to a folder outside. */
function project() {
  const root = realpathSync(emptyFolder());
  const folder = join(root, "project");
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  for (const [name, text] of [
    [".git/HEAD", "ref: refs/heads/main"],
    ["src/theme.ts", "export {};"],
    ["notes/thoughts.txt", "mine"],
    ["plain.txt", "a file"],
    ["../outside/letter.txt", "mine too"],
  ] as const) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync("../outside", join(folder, "link"));
  return {
    root,
    folder,
    run: (...args: string[]) => runCli(args, {}, folder),
    build: (out: string) => runCli(["build", "--out", out], {}, folder),
  };
}

test.describe("--out", { tag: "@once" }, () => {
  test.describe.configure({ timeout: 240_000 });

  test("takes nothing away that no build has written", async () => {
    const { root, folder, build } = project();
    const before = treeOf(root);
    const held = [".", "..", "../..", "/", root, "link/..", "pages", "media", ".git"];
    const within = ["pages/out", "media/out", "src/out", ".git/out", "node_modules/out"];
    for (const out of [...held, ...within, "notes", "plain.txt", "link", "../outside", "src"]) {
      const { status, stdout, stderr } = await build(out);
      expect(status, out).toBe(2);
      expect(stdout, out).toBe("");
      expect(stderr, out).toMatch(
        /^The site cannot be written to \/.*: it .*\. Name a new folder with --out, for example --out dist\.\n$/,
      );
      expect(treeOf(root), out).toEqual(before);
      expect(lstatSync(join(folder, "link")).isSymbolicLink(), out).toBe(true);
    }
  });

  test("replaces an earlier output, also when it was moved, copied or made before there was a record", async () => {
    const { folder, build } = project();
    const at = (name: string) => join(folder, name);
    expect((await build("dist")).status).toBe(0);
    const whole = treeOf(at("dist"));
    renameSync(at("dist"), at("moved"));
    cpSync(at("moved"), at("copied"), { recursive: true });
    cpSync(at("moved"), at("old"), { recursive: true });
    rmSync(at("old/_output"));
    for (const out of ["moved", "copied", "old"]) {
      writeFileSync(join(at(out), "index.html"), "changed");
      const { status, stderr } = await build(out);
      expect(status, stderr).toBe(0);
      expect(treeOf(at(out)), out).toEqual(whole);
    }
  });

  test("that is a link switches what the link leads to", async () => {
    const { root, folder, build } = project();
    mkdirSync(join(root, "releases"));
    symlinkSync("../releases/live", join(folder, "dist"));
    for (const brand of ["First", "Second"]) {
      const file = join(folder, "pages/_site.json");
      const site = JSON.parse(readFileSync(file, "utf8"));
      writeFileSync(file, JSON.stringify({ ...site, brand }));
      const { status, stderr } = await build("dist");
      expect(status, stderr).toBe(0);
      expect(lstatSync(join(folder, "dist")).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(root, "releases/live/index.html"), "utf8")).toContain(brand);
      expect(readdirSync(join(root, "releases"))).toEqual(["live"]);
    }
  });

  const stepOf = (number: number, step: string) => [
    ...["--shard", `${number}/2`],
    ...["--step", step, "--records", "records"],
  ];

  test("of merge takes nothing away either, and no part of itself", async () => {
    const { root, folder, run } = project();
    for (const number of [1, 2]) await run("build", ...stepOf(number, "heads"));
    for (const number of [1, 2]) {
      const built = await run("build", ...stepOf(number, "pages"), "--out", `part-${number}`);
      expect(built.status, built.stderr).toBe(0);
    }
    const before = treeOf(root);
    for (const out of [".", "pages", "notes", "plain.txt", "part-1", "part-1/whole", "link"]) {
      const { status, stderr } = await run("merge", "part-1", "part-2", "--out", out);
      expect(status, out).toBe(2);
      expect(stderr, out).toContain("Name a new folder with --out");
      expect(treeOf(root), out).toEqual(before);
    }
    for (const _ of ["new", "again"])
      expect((await run("merge", "part-1", "part-2", "--out", "whole")).status).toBe(0);
    expect((await run("build", "--out", "single")).status).toBe(0);
    expect(treeOf(join(folder, "whole"))).toEqual(treeOf(join(folder, "single")));
    expect(existsSync(join(folder, "whole/_part"))).toBe(false);
  });

  test("is looked at again before it is replaced", async () => {
    const { folder, run } = project();
    const done = run("build", "--out", "dist");
    while (!readdirSync(folder).some((name) => name.endsWith(".new")))
      await new Promise((next) => setTimeout(next, 5));
    mkdirSync(join(folder, "dist"));
    writeFileSync(join(folder, "dist/letter.txt"), "mine");
    const { status, stderr } = await done;
    expect(status).toBe(2);
    expect(stderr).toContain("it holds letter.txt, which no build has written");
    expect(readdirSync(join(folder, "dist"))).toEqual(["letter.txt"]);
  });
});
