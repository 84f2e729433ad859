import { spawn } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { hydrate } from "./support/console.ts";
import { requestRaw } from "./support/raw-request.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { availableServers } from "./support/servers.ts";

const [, startPreview] = availableServers()[0] ?? [];

function bakery() {
  const folder = emptyFolder();
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  return { folder, flags, out: join(folder, "out") };
}

/** Another picture of the same size. */
async function repaint(file: string, seed: number): Promise<void> {
  const background = { r: seed * 20, g: 90, b: 40 };
  const picture = sharp({ create: { width: 480, height: 360, channels: 3, background } });
  writeFileSync(file, await picture.png().toBuffer());
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

test.describe("renewing", { tag: "@once" }, () => {
  test.describe.configure({ timeout: 120_000 });

  for (const situation of ["before any script was loaded", "after React took over"]) {
    test(`a visitor with an older page gets a working next page: ${situation}`, async ({
      page,
    }) => {
      const { folder, flags, out } = bakery();
      expect((await runCli(["build", ...flags, "--out", out])).status).toBe(0);
      const server = await startPreview?.(out);
      try {
        await page.goto(`http://localhost:${server?.port}/breads`);
        if (situation.startsWith("after")) await hydrate(page);
        change(join(folder, "pages/_site.json"), "Crumb & Co", "Crumb & Daughters");
        change(join(folder, "pages/breads/rye.json"), "Flour of rye", "Stone-ground rye");
        expect((await runCli(["build", ...flags, "--out", out])).status).toBe(0);
        await page
          .getByRole("main")
          .getByRole("link", { name: /Rye bread/ })
          .click();
        await expect(page.getByText("Stone-ground rye")).toBeVisible();
        await expect(page.getByRole("banner")).toContainText("Crumb & Daughters");
        await hydrate(page);
        await page.getByRole("link", { name: "Crumb & Daughters" }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bread for the street");
      } finally {
        server?.stop();
      }
    });
  }

  test("visitors with the page before, and the one before that, get all of its assets during ten rebuilds", {
    tag: "@long",
  }, async () => {
    const { folder, flags, out } = bakery();
    expect((await runCli(["build", ...flags, "--out", out])).status).toBe(0);
    const server = await startPreview?.(out);
    const port = server?.port ?? 0;
    const held: string[][] = [];
    const missing = new Set<string>();
    let asked = 0;
    let isOver = false;
    const open = async () => {
      const { body } = await requestRaw(port, "/breads/rye");
      held.unshift([...new Set(`${body}`.match(/\/assets\/[\w.-]+/g))]);
    };
    const visit = async () => {
      while (!isOver)
        for (const path of held.slice(0, 2).flat()) {
          const { status } = await requestRaw(port, path);
          asked += 1;
          if (status !== 200) missing.add(`${status} ${path}`);
        }
    };
    try {
      await open();
      const visitors = [visit(), visit()];
      for (let deploy = 1; deploy <= 10; deploy += 1) {
        change(join(folder, "pages/_site.json"), /"brand": "[^"]*"/, `"brand": "Crumb ${deploy}"`);
        await repaint(join(folder, "media/loaf.png"), deploy);
        expect((await runCli(["build", ...flags, "--out", out])).status).toBe(0);
        await open();
      }
      isOver = true;
      await Promise.all(visitors);
      expect((await requestRaw(port, "/_earlier")).status).toBe(404);
    } finally {
      isOver = true;
      server?.stop();
    }
    expect(held[0]).not.toEqual(held[3]);
    expect(asked).toBeGreaterThan(500);
    expect([...missing]).toEqual([]);
    const kept = readdirSync(join(out, "assets"));
    const older = held
      .slice(3)
      .flat()
      .filter((path) => !held.slice(0, 3).flat().includes(path));
    expect(older.filter((path) => kept.includes(path.slice("/assets/".length)))).toEqual([]);
  });

  test("the development server survives 200 saves in ten seconds, half-written files among them", {
    tag: "@long",
  }, async () => {
    const { folder, flags } = bakery();
    const child = spawn(process.execPath, ["scripts/cli.mjs", "start", ...flags, "--port", "0"]);
    try {
      const port = await new Promise<number>((done) => {
        child.stdout.on("data", (piece) => {
          const address = /localhost:(\d+)/.exec(String(piece))?.[1];
          if (address) done(Number(address));
        });
      });
      const file = join(folder, "pages/breads/rye.json");
      const whole = readFileSync(file, "utf8");
      for (let save = 1; save <= 200; save += 1) {
        const text = whole.replace("Flour of rye", () => `Save ${save}`);
        writeFileSync(file, save % 3 === 0 ? text.slice(0, text.length / 2) : text);
        await new Promise((done) => setTimeout(done, 50));
      }
      await expect
        .poll(async () => `${(await requestRaw(port, "/breads/rye")).body}`, { timeout: 30_000 })
        .toContain("Save 200");
      expect(child.exitCode).toBeNull();
    } finally {
      child.kill();
    }
  });
});
