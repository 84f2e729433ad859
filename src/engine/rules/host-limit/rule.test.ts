import { truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { DOOR, pageText, reportedIn, siteText, writeBeside } from "../../../testing/rule-cases.ts";
import type { HostName, SiteFile } from "../../model/site-file.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { EXAMPLE_SITE } from "../example-site.ts";
import { HOST_LIMITS } from "./limits.ts";
import { rule } from "./rule.ts";
import { sizeOf } from "./site-size.ts";

const examined = await examineFiles({
  ...Object.fromEntries(
    Object.entries(EXAMPLE_SITE).map(([path, text]) => [`pages/${path}`, text]),
  ),
  "pages/news.json": pageText("News", {
    noindex: true,
    aliases: ["/old", { path: "/twin", as: "page" }],
  }),
  "media/door.svg": DOOR,
});

/** The index of a small site with other values. */
function indexWith(values: Partial<SiteIndex>, site: Partial<SiteFile> = {}): SiteIndex {
  if (!examined.site) throw new Error("The site of this test is not whole.");
  const { index } = examined.site;
  return { ...index, ...values, site: { ...index.site, ...site } };
}

/** What is reported of a site with other values, on a host. */
function messages(
  host: HostName,
  values: Partial<SiteIndex>,
  site: Partial<SiteFile> = {},
): string[] {
  if (!examined.site || !rule.check) throw new Error("There is nothing to check.");
  const index = indexWith(values, { ...site, host });
  return rule.check({ ...examined.site, index }).map(({ message }) => message);
}

/** As many pages as a site may need, all alike. */
function pages(count: number): SiteIndex["pages"] {
  const [entry] = [...indexWith({}).pages.values()];
  if (!entry) throw new Error("The site of this test has no page.");
  return new Map(
    Array.from({ length: count }, (_, at) => [`/${at}`, { ...entry, route: `/${at}` }]),
  );
}

function redirects(count: number): SiteIndex["aliases"] {
  const alias = { path: "/old", target: "/", as: "redirect" as const };
  return new Map(Array.from({ length: count }, (_, at) => [`/old-${at}`, alias]));
}

describe("the size of a site", () => {
  it("is known from its pages, old addresses, pictures for sharing and media", () => {
    expect(sizeOf(indexWith({}))).toEqual({
      files: 2 * (3 + 1 + 1) + 2 + 1,
      filesInFolder: 3,
      size: DOOR.length,
      redirects: 1,
      patterns: 0,
      header: 0,
    });
  });

  it.each([
    ["each", 3],
    ["one", 2],
    ["none", 1],
  ] as const)("has other numbers of pictures where the site says %s", (shareImages, count) => {
    expect(sizeOf(indexWith({}, { shareImages })).filesInFolder).toBe(count);
  });
});

describe("a host", () => {
  it("takes as many files as it says", () => {
    // Three for every page, two for the not-found page, and one medium.
    expect(messages("cloudflare-pages", { pages: pages(6665), aliases: new Map() })).toEqual([]);
    expect(messages("cloudflare-pages", { pages: pages(6666), aliases: new Map() })).toEqual([
      "The built site has about 20,001 files, and Cloudflare Pages takes 20,000.",
    ]);
  });

  it("takes as many files in a folder as it says", () => {
    expect(messages("netlify", { pages: pages(53_999) })).toEqual([]);
    expect(messages("netlify", { pages: pages(54_000) })).toEqual([
      "The built site has about 54,001 files in one folder, and Netlify takes 54,000.",
    ]);
  });

  it("takes as many redirects as it says", () => {
    expect(messages("vercel", { aliases: redirects(2048) })).toEqual([]);
    expect(messages("vercel", { aliases: redirects(2049) })).toEqual([
      "The built site has 2,049 old addresses that lead on, and Vercel takes 2,048.",
    ]);
  });

  it("takes headers as long as it says", () => {
    const provider = { hosts: { script: [], frame: ["x".repeat(2000)] } };
    const form = { provider, form: {} } as unknown as SiteIndex["form"];
    expect(messages("cloudflare-pages", { form })).toEqual([]);
    expect(messages("cloudflare-pages", { form }, { formHosts: ["y"] })).toEqual([
      "The built site has hosts of forms of 2,002 characters in one header, and Cloudflare Pages takes 2,000.",
    ]);
  });

  it("that is a server of one's own takes everything", () => {
    for (const host of ["nginx", "caddy", "s3"] as const)
      expect(messages(host, { aliases: redirects(20_000), pages: pages(200_000) })).toEqual([]);
  });

  it("says where its figures stand", () => {
    for (const limits of Object.values(HOST_LIMITS))
      if (limits) expect(limits.source).toMatch(/^https:\/\/\S+$/);
  });
});

it("a file that the host does not take is named, and one just small enough is not", async () => {
  const folder = writeBeside({
    "pages/_site.json": siteText({ host: "cloudflare-pages" }),
    "pages/visit.json": pageText("Visit", {
      blocks: [
        { type: "hero" },
        { type: "rich-text", text: "[One](/media/one.zip), [two](/media/two.zip)." },
      ],
    }),
    "media/one.zip": "",
    "media/two.zip": "",
  });
  truncateSync(join(folder, "media/one.zip"), 25 * 1024 ** 2);
  truncateSync(join(folder, "media/two.zip"), 25 * 1024 ** 2 + 1);
  expect(await reportedIn(folder)).toEqual([
    "host-limit media/two.zip /media/two.zip has 26 MB, and Cloudflare Pages takes 25 MB in one file.",
  ]);
});
