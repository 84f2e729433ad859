import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { findProgram } from "../scripts/find-program.mjs";
import { listFiles } from "../src/engine/pipeline/read.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { ownTreeOf, treeOf } from "./support/trees.ts";

/** How often a build is killed, each time a little later. */
const KILLS = Number(process.env.KILLS ?? 4);
/** Milliseconds that a killed build and a look at what it left may take on a busy machine. */
const KILL_TIME = 20_000;
/** So many pages are rendered on several threads. */
const MANY = 450;

interface Site {
  folder: string;
  flags: string[];
  out: string;
}

function bakery(folder = emptyFolder()): Site {
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  return { folder, flags, out: join(folder, "out") };
}

/** Adds so many pages that several threads write them. */
function addMany({ folder }: Site): void {
  const spelt = JSON.parse(readFileSync(join(folder, "pages/breads/spelt.json"), "utf8"));
  for (let number = 1; number <= MANY; number += 1) {
    const page = { ...spelt, title: `Bread ${number}`, description: `Bread number ${number}.` };
    writeFileSync(
      join(folder, `pages/breads/bread-${number}.json`),
      JSON.stringify({ ...page, noindex: true, aliases: undefined }),
    );
  }
}

async function build({ flags, out }: Site, env: NodeJS.ProcessEnv = {}) {
  const result = await runCli(["build", ...flags, "--out", out], env);
  expect(result.status, result.stderr + result.stdout).toBe(0);
}

function rename({ folder }: Site, brand: string): void {
  const file = join(folder, "pages/_site.json");
  const site = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...site, brand }));
}

function namesBeside({ out }: Site): string[] {
  return readdirSync(dirname(out)).sort();
}

test.describe("a build", { tag: "@once" }, () => {
  test.describe.configure({ timeout: 240_000 });

  test("that is killed at any time leaves the old output or the new, whole", async () => {
    test.setTimeout(KILLS * KILL_TIME);
    const site = bakery();
    rename(site, "Old");
    await build(site);
    const old = treeOf(site.out);
    rename(site, "New");
    const start = performance.now();
    await build({ ...site, out: join(site.folder, "other") });
    const duration = performance.now() - start;
    const renewed = treeOf(join(site.folder, "other"));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const args = ["scripts/cli.mjs", "build", ...site.flags, "--out", site.out];
      const child = spawn(process.execPath, args, { stdio: "ignore" });
      const ended = once(child, "exit");
      const timer = setTimeout(() => child.kill("SIGKILL"), (duration * kill) / KILLS);
      await ended;
      clearTimeout(timer);
      const now = ownTreeOf(site.out);
      const isOld = now["index.html"] === old["index.html"];
      expect(now, `killed at ${kill} of ${KILLS}`).toEqual(isOld ? old : renewed);
    }
    await build(site);
    expect(ownTreeOf(site.out)).toEqual(renewed);
    expect(namesBeside(site)).toEqual(["media", "other", "out", "pages"]);
  });

  test("gives the same bytes in another folder, time zone, language and order of files", async () => {
    const here = bakery();
    await build(here, { TZ: "America/Los_Angeles", LC_ALL: "en_US.UTF-8", LANG: "en_US.UTF-8" });
    const there = bakery(join(emptyFolder(), "another folder"));
    const pages = join(there.folder, "pages");
    const files = listFiles(pages).reverse();
    const moved = {
      ...there,
      flags: ["--pages", join(there.folder, "moved"), ...there.flags.slice(2)],
    };
    for (const file of files) {
      mkdirSync(dirname(join(there.folder, "moved", file)), { recursive: true });
      cpSync(join(pages, file), join(there.folder, "moved", file));
    }
    await build(moved, { TZ: "Asia/Kolkata", LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8" });
    expect(treeOf(moved.out)).toEqual(treeOf(here.out));
  });

  test("gives the same bytes on one core and on several, and again over itself", {
    tag: "@long",
  }, async () => {
    const site = bakery();
    addMany(site);
    await build(site);
    const several = treeOf(site.out);
    await build(site);
    await build(site);
    expect(treeOf(site.out)).toEqual(several);
    const alone = join(site.folder, "alone");
    const command = [process.execPath, "scripts/cli.mjs", "build", ...site.flags, "--out", alone];
    const taskset = findProgram("taskset");
    const [program = "", ...args] = taskset ? [taskset, "-c", "0", ...command] : command;
    expect(spawnSync(program, args).status).toBe(0);
    expect(treeOf(alone)).toEqual(several);
  });

  test("over earlier ones gives what one into an empty folder gives, whatever has changed", {
    tag: "@long",
  }, async () => {
    const site = bakery();
    await build(site);
    await build(site);
    const change = (path: string, from: string, to: string) => {
      const text = readFileSync(join(site.folder, path), "utf8");
      expect(text).toContain(from);
      writeFileSync(
        join(site.folder, path),
        text.replaceAll(from, () => to),
      );
    };
    const damage = () => writeFileSync(join(site.out, "visit/index.html"), "changed by hand");
    const oats = join(site.folder, "pages/breads/oat.json");
    const page = { title: "Oat bread", description: "How we bake it.", blocks: [{ type: "hero" }] };
    const steps = [
      () => change("pages/breads/rye.json", "Flour of rye", "Rye, milled here"),
      () => change("pages/breads/rye.json", '"title": "Rye bread', '"title": "Black bread'),
      damage,
      () => rename(site, "Another"),
      () => writeFileSync(oats, JSON.stringify(page)),
      damage,
      () => rmSync(oats),
      () => undefined,
    ];
    for (const [at, step] of steps.entries()) {
      step();
      await build(site);
      const fresh = join(site.folder, `fresh-${at}`);
      await build({ ...site, out: fresh });
      expect(ownTreeOf(site.out)).toEqual(treeOf(fresh));
    }
  });

  test("beside others at the same time gives what one gives", async () => {
    const site = bakery();
    await build(site);
    const alone = treeOf(site.out);
    await Promise.all([build(site), build(site), build(site)]);
    expect(treeOf(site.out)).toEqual(alone);
    expect(namesBeside(site)).toEqual(["media", "out", "pages"]);
  });

  test("with a mistake leaves the earlier output whole, though threads have begun to write", async () => {
    const site = bakery();
    addMany(site);
    await build(site);
    const before = treeOf(site.out);
    const page = join(site.folder, "pages/breads/bread-7.json");
    const good = readFileSync(page, "utf8");
    const block = { type: "rich-text", text: "[Gone](/breads/gone)" };
    const { blocks, ...fields } = JSON.parse(good);
    writeFileSync(page, JSON.stringify({ ...fields, blocks: [...blocks, block] }));
    const result = await runCli(["build", ...site.flags, "--out", site.out]);
    expect(result.status).toBe(1);
    expect(result.stdout).toContain("/breads/gone");
    expect(result.stderr).toContain("Nothing was written.");
    expect(treeOf(site.out)).toEqual(before);
    expect(namesBeside(site)).toEqual(["media", "out", "pages"]);
    writeFileSync(page, good);
    await build(site);
    expect(treeOf(site.out)).toEqual(before);
  });

  for (const pages of ["few", "many"])
    test(`of ${pages} pages on a full disk says so and leaves the earlier output whole`, async () => {
      const site = bakery();
      if (pages === "many") addMany(site);
      await build(site);
      const size = execFileSync("du", ["-sk", site.out], { encoding: "utf8" });
      const room = Math.round(Number.parseInt(size, 10) * 1.5);
      const disk = join(site.folder, "disk");
      mkdirSync(disk);
      const cli = `"${process.execPath}" scripts/cli.mjs build ${site.flags.map((flag) => `"${flag}"`).join(" ")} --out "${disk}/out"`;
      const script = `sums() { (cd "${disk}" && find . -type f -exec sha256sum {} + | sort); }
      mount -t tmpfs -o size=${room}k none "${disk}" && ${cli} && before=$(sums)
      sed -i 's/Crumb & Co/Another/' "${site.folder}/pages/_site.json"
      ${cli}; echo "status $?"
      [ "$before" = "$(sums)" ] && echo untouched`;
      const { stdout, stderr } = spawnSync("unshare", ["-rm", "bash", "-c", script], {
        encoding: "utf8",
      });
      if (/unshare|mount/.test(stderr)) return fullWithoutMount(site);
      expect(stderr).toContain("The disk is full. Make room and run the command again");
      expect(stdout).toContain("status 2");
      expect(stdout).toContain("untouched");
    });

  test("into a folder that cannot be written says so", async () => {
    const site = bakery();
    const file = join(site.folder, "file");
    writeFileSync(file, "no folder");
    const below = await runCli(["build", ...site.flags, "--out", join(file, "out")]);
    expect(below.status).toBe(2);
    expect(below.stderr).toContain("cannot be read or written");
    expect(readFileSync(file, "utf8")).toBe("no folder");
    const locked = join(site.folder, "locked");
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    const result = await runCli(["build", ...site.flags, "--out", join(locked, "out")]);
    const isRoot = process.getuid?.() === 0;
    expect(result.status, "root may write everywhere").toBe(isRoot ? 0 : 2);
  });
});

/** Where nothing may be mounted, a limit on the size of files makes writing fail at the same step. */
async function fullWithoutMount(site: Site): Promise<void> {
  const before = treeOf(site.out);
  rename(site, "Another");
  const args = [process.execPath, "scripts/cli.mjs", "build", ...site.flags, "--out", site.out];
  const script = `ulimit -f 4; ${args.map((word) => `"${word}"`).join(" ")}`;
  const { status } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
  expect(status).not.toBe(0);
  expect(treeOf(site.out)).toEqual(before);
}
