import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { requestRaw } from "./support/raw-request.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";

/** More requests than Node reads files at the same time. */
const MANY = 6;

/** A copy of the bakery with a pipe in each folder that is read: whoever opens one waits for ever. */
function bakeryWithPipes() {
  const folder = emptyFolder();
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  mkdirSync(join(folder, "templates"));
  for (const path of ["pages/x.json", "pages/_blog/1.md", "media/y.png", "templates/city.json"]) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    pipe(join(folder, path));
  }
  const flags = ["--pages", join(folder, "pages")];
  return { folder, flags, run: (...args: string[]) => runCli([...args, ...flags]) };
}

function pipe(file: string): void {
  execFileSync("mkfifo", [file]);
}

test.describe("pipes instead of files", { tag: "@once" }, () => {
  test("are named by check and build, which come to their end", async () => {
    const site = bakeryWithPipes();
    for (const args of [["check"], ["build", "--out", join(site.folder, "out")]]) {
      const { status, stdout } = await site.run(...args);
      expect(status).toBe(1);
      expect(stdout).toContain("x.json is no file but a pipe; it is left out.");
      expect(stdout).toContain("_blog/1.md is no file but a pipe");
      expect(stdout).toContain("y.png is no file but a pipe");
      expect(stdout).toContain("3 errors, 0 warnings");
    }
    const dry = await site.run("check", "--dry-run");
    expect(dry.stdout).toContain("There is nothing to fix.");
    const made = await site.run("new", "--kind", "city", "--name", "Lubbock");
    expect(made.status).toBe(2);
    expect(made.stderr).toContain("city.json is no file but a folder, a pipe or a device.");
  });

  test("stop no other command, wherever they are", async () => {
    const site = bakeryWithPipes();
    pipe(join(site.folder, "pages/.journal.json"));
    const check = await site.run("check");
    expect(check.status).toBe(2);
    expect(check.stderr).toContain(".journal.json is no file but a folder, a pipe or a device.");
    const out = join(site.folder, "out");
    mkdirSync(out);
    for (const name of ["_headers", "_redirects", "_part"]) pipe(join(out, name));
    for (const args of [
      ["merge", out, "--out", join(site.folder, "merged")],
      ["hosting", "nginx", "--out", out],
      ["preview", "--out", out, "--port", "0"],
    ])
      expect((await runCli(args)).status, args[0]).toBe(2);
    expect(existsSync(join(site.folder, "merged"))).toBe(false);
  });

  test("do not keep the development server from answering", async () => {
    const site = bakeryWithPipes();
    const args = ["scripts/cli.mjs", "start", "--port", "0", ...site.flags];
    const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    try {
      const port = await new Promise<number>((done) => {
        server.stdout.on("data", (piece) => {
          const [, shown] = /The site: http:\/\/localhost:(\d+)/.exec(String(piece)) ?? [];
          if (shown !== undefined) done(Number(shown));
        });
      });
      const pictures = Array.from({ length: MANY }, () => requestRaw(port, "/media/y.png"));
      for (const { status } of await Promise.all(pictures)) expect(status).toBe(404);
      expect((await requestRaw(port, "/media/loaf.png")).status).toBe(200);
      expect((await requestRaw(port, "/visit")).status).toBe(200);
    } finally {
      server.kill();
    }
  });
});
