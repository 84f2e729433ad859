import { describe, expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import { planRedirects, redirectsOf } from "./redirects.ts";
import { printRedirects, readRedirects } from "./redirects-csv.ts";

const page = (title: string, aliases?: unknown[]) => ({
  title,
  description: `What to know about ${title}.`,
  ...(aliases ? { aliases } : {}),
  blocks: [{ type: "hero" }],
});

async function exampleSite(more: unknown[] = []) {
  const { site, loaded, folder } = await examineFiles({
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
    },
    "pages/index.json": page("Home"),
    "pages/bread.json": page("Bread", ["/loaf", { path: "/brot", as: "page" }]),
    "pages/tart.json": page("Tart", ["/pie", ...more]),
  });
  const pages = `${folder}/pages`;
  return { site, textOf: loaded.textOf, pages, cwd: folder, schemaFolder: "schema" };
}

/** The old addresses of pages after a change, by the names of files. */
async function aliasesAfter(...changes: { from: string; to?: string }[]) {
  const { writes } = planRedirects(await exampleSite(), changes);
  return Object.fromEntries(
    [...writes].map(([file, text]) => [file.replace(/^.*\//, ""), JSON.parse(text).aliases]),
  );
}

describe("old addresses", () => {
  it("are added, given to another page, and taken away", async () => {
    expect(await aliasesAfter({ from: "/cake", to: "/tart" })).toEqual({
      "tart.json": ["/pie", "/cake"],
    });
    expect(await aliasesAfter({ from: "/loaf", to: "/tart" })).toEqual({
      "bread.json": [{ path: "/brot", as: "page" }],
      "tart.json": ["/pie", "/loaf"],
    });
    expect(await aliasesAfter({ from: "/pie" })).toEqual({ "tart.json": undefined });
    await expect(aliasesAfter({ from: "/pie", to: "/tart" })).rejects.toThrow("like this already");
  });

  it("keep what is said of them when another page has them", async () => {
    expect(await aliasesAfter({ from: "/brot", to: "/tart" })).toEqual({
      "bread.json": ["/loaf"],
      "tart.json": ["/pie", { path: "/brot", as: "page" }],
    });
  });

  it("are listed with their times, also while they do not lead anywhere yet", async () => {
    const christmas = { path: "/stollen", publishAt: "2099-11-24T00:00" };
    const { site } = await exampleSite([christmas]);
    expect(redirectsOf(site)).toEqual([
      { from: "/brot", to: "/bread" },
      { from: "/loaf", to: "/bread" },
      { from: "/pie", to: "/tart" },
      { from: "/stollen", to: "/tart", publishAt: "2099-11-24T00:00" },
    ]);
  });

  it.each([
    ["/bread", "/tart", "There is a page at /bread."],
    ["/x", "/breda", "There is no page /breda. Did you mean /bread?"],
    ["/x", "/pie", "/pie is an old address itself and leads on to /tart. Write /tart here."],
    ["x", "/tart", "“x” is no address of this site."],
    ["/x?y=1", "/tart", "holds the sign ?"],
  ])("cannot be: %s to %s", async (from, to, words) => {
    await expect(aliasesAfter({ from, to })).rejects.toThrow(words);
  });
});

describe("a table of old addresses", () => {
  it("is written and read again as it was", async () => {
    const { site } = await exampleSite();
    const table = printRedirects(redirectsOf(site));
    expect(table).toBe("Old address,Page\n/brot,/bread\n/loaf,/bread\n/pie,/tart\n");
    expect(readRedirects(site, table)).toEqual({ changes: [], same: 3, problems: [] });
  });

  it("may come from any program for tables", async () => {
    const { site } = await exampleSite();
    const table =
      '\uFEFFFrom;To\r\n"/cake,old";/tart\r\n\r\nhttps://www.example.com/a/;https://www.example.com/bread\r\n';
    expect(readRedirects(site, table).problems).toEqual([]);
    expect(readRedirects(site, table).changes).toEqual([
      { from: "/cake,old", to: "/tart" },
      { from: "/a", to: "/bread" },
    ]);
  });

  it("has every line named that cannot be, and the others read", async () => {
    const { site } = await exampleSite();
    const table = [
      "/a,/b",
      "/b,/c",
      "/c,/a",
      "/d,/e",
      "/e,/tart",
      "/e,/bread",
      "/f",
      "/g,/nowhere",
      "/tart,/bread",
    ].join("\n");
    const { changes, problems } = readRedirects(site, table);
    expect(changes).toEqual([{ from: "/e", to: "/tart" }]);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toMatchInlineSnapshot(`
      [
        "1: /a leads to /b, which leads to /c, which leads to /a: around in a circle. Let one of them lead to a page.",
        "2: /b leads to /c, which leads to /a, which leads to /b: around in a circle. Let one of them lead to a page.",
        "3: /c leads to /a, which leads to /b, which leads to /c: around in a circle. Let one of them lead to a page.",
        "4: /e is an old address itself and leads on to /bread. Write /bread here.",
        "6: /e stands in line 5 already. Keep one of the two lines.",
        "7: This line needs two columns: the old address, and the page.",
        "8: There is no page /nowhere.",
        "9: There is a page at /tart. Visitors see it, and are sent nowhere.",
      ]
    `);
  });
});
