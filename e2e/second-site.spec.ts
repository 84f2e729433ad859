import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { walk } from "../src/engine/pipeline/walk.ts";
import { lookOf } from "../src/theme/tokens/look.ts";
import { expectAccessible } from "./support/axe.ts";
import { hydrate } from "./support/console.ts";
import { type Preview, servePreview } from "./support/preview.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";

/** Words of English that are none of German and that no German text of this site has. */
const ENGLISH =
  /\b(?:the|and|with|your|our|this|page|pages|search|close|closed|open until|back|next|previous|read|more|skip|call|hours|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|published|updated|sources|share|loading|please)\b/gi;
const TRADE = /clinic|medical|physician|patient|nurse|Meridian/i;
const PICTURES = [".png", ".webp", ".avif", ".ico"];
/** White, black and what is nearly so belong to every look. */
const NEUTRAL = /^#(?:f[a-f0-9]f[a-f0-9]f[a-f0-9]|0[0-9a-f]0[0-9a-f]0[0-9a-f])$/;

let folder: string;
let out: string;
let site: Preview;

test.describe("a site of another trade, brand and language", { tag: ["@once", "@wide"] }, () => {
  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    folder = emptyFolder();
    cpSync("e2e/sites/piano", folder, { recursive: true });
    out = join(folder, "out");
    const { status, stderr } = await runCli(["build", ...flags(folder), "--out", out]);
    expect([status, stderr]).toEqual([0, ""]);
    site = await servePreview(out, 4390);
  });

  test.afterAll(() => site.close());

  test("says nothing in English on its German pages, and nothing of the first site's trade on any", async ({
    page,
  }) => {
    for (const path of routes()) {
      await page.goto(site.url + path);
      const texts = await visibleTexts(page);
      expect(texts.match(TRADE), path).toBeNull();
      if ((await page.locator("html").getAttribute("lang")) === "de")
        expect(texts.match(ENGLISH), path).toBeNull();
      await expectAccessible(page);
    }
  });

  test("has no color of the first site in any file, pictures among them", async () => {
    const first = colorsIn((await lookOf()).tokens);
    expect(first.size).toBeGreaterThan(15);
    for (const path of files()) {
      const kind = extname(path);
      const file = join(out, path);
      if (PICTURES.includes(kind)) expect(await commonColors(file, [...first]), path).toEqual([]);
      else if (kind !== ".woff2")
        expect(
          [...colorsIn(readFileSync(file, "utf8"))].filter((one) => first.has(one)),
          path,
        ).toEqual([]);
    }
  });

  test("is described to search engines as what it is, with the hours that its page shows", async ({
    page,
  }) => {
    await page.goto(`${site.url}/kontakt`);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const graph = JSON.parse(text ?? "")["@graph"] as Record<string, unknown>[];
    const [business] = graph.filter((node) => node["@type"] === "MusicStore");
    expect(business).toMatchObject({
      name: "Hammer & Stimmstock",
      address: { addressLocality: "Bremen", postalCode: "28203", addressCountry: "DE" },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ opens: "13:30", closes: "17:00" }),
      ]),
    });
    expect(graph.some((node) => String(node["@type"]).includes("Medical"))).toBe(false);
    const main = page.getByRole("main");
    await expect(main).toContainText("13:30");
    await expect(main).toContainText("28203 Bremen");
    await page.goto(`${site.url}/ratgeber/klavier-umziehen`);
    await expect(page.getByRole("main")).toContainText(/\d{1,2}\. \w+ 202\d/);
  });

  test("is valid HTML throughout", async () => {
    const checker = spawn(process.execPath, ["scripts/check-html.mjs", out]);
    let complaints = "";
    checker.stderr.on("data", (piece) => {
      complaints += piece;
    });
    await once(checker, "close");
    expect(complaints.split("\n").filter((line) => line.includes("error"))).toEqual([]);
    expect(checker.exitCode).toBe(0);
  });

  test("is edited beside another site, each with its own lists of what can be written", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const bakery = emptyFolder();
    cpSync("e2e/fixtures/bakery", bakery, { recursive: true });
    const servers = await Promise.all([folder, bakery].map(edit));
    try {
      await page.goto(`${servers[0]?.url}/kontakt`);
      await hydrate(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      await page.goto(`${servers[1]?.url}/visit`);
      await expect(page.getByRole("heading", { level: 1, name: "Visit" })).toBeVisible();
      const [piano = "", bread = ""] = [folder, bakery].map((one) =>
        readFileSync(join(one, "schema/routes.schema.json"), "utf8"),
      );
      expect(piano).toContain('"/leistungen/klavierstimmung"');
      expect(piano).not.toContain('"/breads/rye"');
      expect(bread).toContain('"/breads/rye"');
      expect(bread).not.toContain('"/kontakt"');
      expect(existsSync(join(folder, "schema/page.schema.json"))).toBe(true);
    } finally {
      for (const { process } of servers) process.kill();
    }
  });
});

function flags(one: string): string[] {
  return ["--pages", join(one, "pages"), "--media", join(one, "media")];
}

/** Edits a site whose editors look for schemas beside its pages. */
async function edit(one: string): Promise<{ process: ChildProcess; url: string }> {
  mkdirSync(join(one, "schema"), { recursive: true });
  mkdirSync(join(one, "media"), { recursive: true });
  const process = spawn("node", ["scripts/cli.mjs", "start", ...flags(one), "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((ready) => {
    process.stdout.on("data", (piece) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(piece)) ?? [];
      if (address) ready(address);
    });
  });
  return { process, url };
}

function files(): string[] {
  return walk(out).flatMap(({ kind, path }) => (kind === "file" ? [path] : []));
}

/** The addresses of all documents. */
function routes(): string[] {
  return files()
    .filter((path) => path.endsWith("index.html") && !path.startsWith("sample-form/"))
    .map((path) => `/${path.replace(/\/?index\.html$/, "")}`);
}

/** All that people see, hear or read in search results, without the names of languages in their own. */
function visibleTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const other of document.querySelectorAll("body [lang], body [hreflang]")) other.remove();
    const attributes = ["alt", "aria-label", "title", "placeholder"].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
    );
    const head = [...document.querySelectorAll('meta[name="description"], meta[property^="og:t"]')];
    return [
      document.title,
      document.body.textContent,
      ...attributes,
      ...head.map((element) => element.getAttribute("content")),
    ].join("\n");
  });
}

function colorsIn(text: string): Set<string> {
  const found = (text.match(/#[0-9a-f]{6}\b/gi) ?? []).map((color) => color.toLowerCase());
  return new Set(found.filter((color) => !NEUTRAL.test(color)));
}

/** The colors of a list that fill more than a hundredth of a picture. */
async function commonColors(file: string, colors: string[]): Promise<string[]> {
  const input = file.endsWith(".ico") ? lastPngIn(readFileSync(file)) : file;
  const { data, info } = await sharp(input)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const color = `#${data.subarray(at, at + 3).toString("hex")}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const least = (info.width * info.height) / 100;
  return colors.filter((color) => (counts.get(color) ?? 0) > least);
}

/** An icon file holds pictures one after the other; the last one is the largest. */
function lastPngIn(bytes: Buffer): Buffer {
  return bytes.subarray(bytes.lastIndexOf(Buffer.from("89504e47", "hex")));
}
