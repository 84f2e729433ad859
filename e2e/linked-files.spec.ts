import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { buildInParts } from "./support/build-in-parts.ts";
import { hydrate } from "./support/console.ts";
import { requestRaw } from "./support/raw-request.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { availableServers, type RunningServer } from "./support/servers.ts";
import { treeOf } from "./support/trees.ts";

interface Site {
  flags: string[];
  media: string;
  out: string;
}

const TEXT_FILES = {
  "Price List.pdf": "%PDF-1.4 prices",
  "menu/WEEK.XLSX": "PK week",
  "terms.txt": "Terms",
  "data.csv": "a,b\n1,2\n",
  "not-linked.pdf": "%PDF-1.4 secret",
};
const PLAN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9"/></svg>';

/** The bakery with files that Markdown, a button, the menu and an article lead to. */
async function siteWithFiles(): Promise<Site> {
  const folder = emptyFolder();
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const media = join(folder, "media");
  mkdirSync(join(media, "menu"));
  for (const [path, text] of Object.entries(TEXT_FILES)) writeFileSync(join(media, path), text);
  writeFileSync(join(media, "plan.svg"), PLAN);
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c83214" } });
  const noted = photo.withExif({ IFD0: { Make: "TestPhone" }, IFD3: { GPSLatitudeRef: "N" } });
  writeFileSync(join(media, "front.jpg"), await noted.jpeg().toBuffer());
  writePages(join(folder, "pages"));
  return {
    flags: ["--pages", join(folder, "pages"), "--media", media],
    media,
    out: join(folder, "out"),
  };
}

function writePages(pages: string): void {
  change<PageJson>(join(pages, "visit.json"), (page) => {
    page.blocks.push(
      {
        type: "rich-text",
        title: "Files",
        text: "[Prices](/media/Price%20List.pdf#page=2), [plan](/media/plan.svg), [photo](/media/front.jpg)",
      },
      { type: "cta", title: "The week", action: { label: "Menu", href: "/media/menu/WEEK.XLSX" } },
    );
  });
  change<SiteJson>(join(pages, "_site.json"), (site) => {
    site.footer.groups.push({
      label: "Files",
      links: [{ label: "Terms", href: "/media/terms.txt" }],
    });
    site.blog = { provider: "files", byline: "The bakers" };
  });
  mkdirSync(join(pages, "article"));
  write(join(pages, "article/[id].json"), {
    title: "News",
    description: "News of the bakery.",
    blocks: [{ type: "blog-article" }],
  });
  mkdirSync(join(pages, "_blog"));
  writeFileSync(
    join(pages, "_blog/figures.md"),
    "---\ntitle: Figures\ndate: 2026-03-15\nsummary: Our figures.\n---\n\n[Figures](/media/data.csv)\n\n![A loaf](/media/loaf.png)\n",
  );
}

interface PageJson {
  blocks: object[];
}

interface SiteJson {
  footer: { groups: object[] };
  blog?: object;
}

function change<Value extends PageJson | SiteJson>(
  file: string,
  edit: (value: Value) => void,
): void {
  const value = JSON.parse(readFileSync(file, "utf8"));
  edit(value);
  write(file, value);
}

function write(file: string, value: object): void {
  writeFileSync(file, JSON.stringify(value, null, 2));
}

let built: Promise<Site> | undefined;

async function buildOnce(): Promise<Site> {
  const site = await siteWithFiles();
  const { status, stdout, stderr } = await runCli([
    "build",
    ...site.flags,
    "--out",
    site.out,
    "--compress",
  ]);
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain("media-unused");
  return site;
}

test.describe("files that links lead to", { tag: "@once" }, () => {
  test.describe.configure({ timeout: 120_000, mode: "default" });

  test.beforeAll(async () => {
    built ??= buildOnce();
    await built;
  });

  for (const [name, start] of availableServers())
    test(`keep their names and bytes, served by ${name}`, async () => {
      const { out } = (await built) as Site;
      const server: RunningServer = await start(out);
      try {
        const get = (path: string) => requestRaw(server.port, path);
        const types: [path: string, file: keyof typeof TEXT_FILES, type: RegExp][] = [
          ["/media/Price%20List.pdf", "Price List.pdf", /^application\/pdf$/],
          [
            "/media/menu/WEEK.XLSX?a=1",
            "menu/WEEK.XLSX",
            /officedocument\.spreadsheetml\.sheet$|octet-stream$/,
          ],
          ["/media/terms.txt", "terms.txt", /^text\/plain/],
          ["/media/data.csv", "data.csv", /^text\/csv|octet-stream$/],
        ];
        for (const [path, file, type] of types) {
          const { status, headers, body } = await get(path);
          expect([path, status, `${body}`]).toEqual([path, 200, TEXT_FILES[file]]);
          expect(headers["content-type"], path).toMatch(type);
          expect(headers["cache-control"], path).toBe("public, max-age=0, must-revalidate");
          expect(headers["x-content-type-options"], path).toBe("nosniff");
          expect(headers["content-security-policy"], path).toContain("default-src 'none'");
        }
        expect((await get("/media/not-linked.pdf")).status).toBe(404);
        expect(
          (await get("/media/loaf.png")).body.equals(
            readFileSync("e2e/fixtures/bakery/media/loaf.png"),
          ),
        ).toBe(true);
      } finally {
        server.stop();
      }
    });

  test("hold nothing that runs, and nothing that a camera noted", async () => {
    const { out, media } = (await built) as Site;
    expect(readFileSync(join(out, "media/plan.svg"), "utf8")).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>',
    );
    expect(readFileSync(join(media, "front.jpg")).includes("TestPhone")).toBe(true);
    const photo = readFileSync(join(out, "media/front.jpg"));
    expect(photo.includes("TestPhone")).toBe(false);
    const { width, height, exif } = await sharp(photo).metadata();
    expect([width, height, exif]).toEqual([40, 30, undefined]);
  });

  test("open as files after React has taken over", async ({ page }) => {
    const { out } = (await built) as Site;
    const server = await availableServers()[0]?.[1](out);
    try {
      await page.goto(`http://localhost:${server?.port}/visit`);
      await hydrate(page);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("main").getByRole("link", { name: "Menu" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("WEEK.XLSX");
    } finally {
      server?.stop();
    }
  });

  test("are there once when the site is built in parts, and go when no link leads to them", async () => {
    const site = (await built) as Site;
    const { flags } = site;
    const folder = join(site.out, "..");
    const { parts } = await buildInParts({ folder, count: 2, flags, more: ["--compress"] });
    const merged = join(folder, "merged");
    expect((await runCli(["merge", ...flags, ...parts, "--out", merged])).stderr).toBe("");
    expect(treeOf(merged)).toEqual(treeOf(site.out));
    change<PageJson>(join(site.out, "../pages/visit.json"), (page) => page.blocks.splice(-2));
    expect((await runCli(["build", ...site.flags, "--out", site.out])).status).toBe(0);
    const files = Object.keys(treeOf(site.out)).filter((path) => path.startsWith("media/"));
    expect(files).toEqual(["media/data.csv", "media/loaf.png", "media/terms.txt"]);
  });
});
