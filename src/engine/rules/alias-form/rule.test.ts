import { describe, expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";
import { EXAMPLE_SITE } from "../example-site.ts";

const AROUND = Object.fromEntries(
  Object.entries(EXAMPLE_SITE).map(([path, text]) => [`pages/${path}`, text]),
);

async function reported(aliases: unknown[], more: Record<string, object> = {}): Promise<string[]> {
  const team = { title: "Team", description: "Who we are.", blocks: [{ type: "hero" }], aliases };
  const { issues } = await examineFiles({ ...AROUND, "pages/team.json": team, ...more });
  return issues.map(({ rule, message }) => `${rule} ${message}`);
}

describe("an alias", () => {
  it.each([
    "/old-team",
    "/about-us/team.html",
    "/index.html",
    "/index.php",
    "/Team_Page.aspx",
    "/2019/03/our-team",
    "/über-uns",
    "/команда",
    "/a,b=c&d@e!f'g~h.i",
    "/blog",
    "/share",
    "/robots",
    "/page",
  ])("can be %s", async (path) => {
    expect(await reported([path])).toEqual([]);
  });

  it.each([
    "/robots.txt",
    "/Robots.txt",
    "/sitemap.xml",
    "/feed.xml",
    "/llms.txt",
    "/page.json",
    "/visit/page.json",
    "/_headers",
    "/_redirects",
    "/manifest.webmanifest",
    "/icon-180.png",
    "/404",
    "/404.html",
    "/404.json",
    "/article/_id.html",
    "/article/_id.json",
    "/robots.txt.gz",
    "/page.json.br",
  ])("cannot hide a file that is written: %s", async (path) => {
    const lines = [...(await reported([path])), ...(await reported([{ path, as: "page" }]))];
    const message = `alias-form The old address ${path} is a file that the site brings itself.`;
    expect(lines).toEqual([message, message]);
  });

  it.each([
    ["\u00a0", "U+00A0"],
    ["\u2003", "U+2003"],
    ["\u2028", "U+2028"],
    ["\u00ad", "U+00AD"],
    ["\u200d", "U+200D"],
    ["\u{e0001}", "U+E0001"],
    ["$", "$"],
    [";", ";"],
    ["{", "{"],
    ["(", "("],
    ["[", "["],
    ["+", "+"],
    ["*", "*"],
    [":id", ":"],
    ["#", "#"],
    ["?", "?"],
    ['"', '"'],
    ["`", "`"],
    ["|", "|"],
    ["^", "^"],
    ["<", "<"],
    ["\\", "\\"],
  ])("cannot hold %j", async (sign, shown) => {
    const lines = await reported([`/old${sign}team`]);
    expect(lines).toHaveLength(1);
    const name = shown.startsWith("U+") ? shown : `the sign ${shown}`;
    expect(lines[0]?.endsWith(` holds ${name}, which no old address may.`)).toBe(true);
  });

  it.each(["\u0085", "\u0001", "\u009f", "\u202e", "\ufeff"])(
    "with %j is reported as a character that nobody sees",
    async (sign) => {
      const lines = await reported([`/old${sign}team`]);
      expect(lines.map((line) => line.split(" ")[0])).toEqual(["json-hidden"]);
    },
  );

  it.each([
    ["/caf%C3%A9", "is encoded"],
    ["/%6Fld", "is encoded"],
    ["/old%20team", "holds the sign %"],
    ["/old%0Ateam", "holds the sign %"],
    ["/100%", "holds the sign %"],
    ["/%2e%2e/x", "empty or dotted part"],
    ["/a/../b", "empty or dotted part"],
    ["/a//b", "empty or dotted part"],
    ["//", "empty or dotted part"],
    ["/old//", "ends with a slash"],
    ["/old/", "ends with a slash"],
  ])("is written as it is asked for: %s", async (path, reason) => {
    const lines = await reported([path]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(reason);
  });

  it.each(["/team.html", "/old.php", "/_team", "/index", "/old.team/x.y"])(
    "shows no page where a file could be: %s",
    async (path) => {
      expect((await reported([{ path, as: "page" }]))[0]).toContain("looks like a file");
      expect(await reported([path])).toEqual([]);
    },
  );

  it("does not lead to a page that answers many addresses", async () => {
    const article = {
      title: "Room",
      description: "One of our rooms.",
      blocks: [{ type: "hero" }],
      aliases: ["/rooms"],
    };
    expect(await reported(["/old"], { "pages/room/[id].json": article })).toEqual([
      "alias-form The old address /rooms would lead to a page that answers many addresses.",
    ]);
  });
});

it.each<RuleCase>([
  [
    "a second path with a slash at its end",
    { "pages/team.json": pageText("Team", { aliases: ["/x/"] }) },
    "alias-form pages/team.json The old address /x/ ends with a slash.",
  ],
  [
    "a second path with an anchor",
    { "pages/team.json": pageText("Team", { aliases: ["/x#y"] }) },
    "alias-form pages/team.json The old address /x#y holds the sign #",
  ],
  [
    "a second path with a query",
    { "pages/team.json": pageText("Team", { aliases: ["/x?y=1"] }) },
    "alias-form pages/team.json The old address /x?y=1 holds the sign ?",
  ],
  [
    "a second path with dots",
    { "pages/team.json": pageText("Team", { aliases: ["/../x"] }) },
    "alias-form pages/team.json The old address /../x has an empty or dotted part.",
  ],
  [
    "a second path with encoded dots",
    { "pages/team.json": pageText("Team", { aliases: ["/%2e%2E/x"] }) },
    "alias-form pages/team.json The old address /%2e%2E/x has an empty or dotted part.",
  ],
  [
    "a second path with an encoded slash beside another",
    { "pages/team.json": pageText("Team", { aliases: ["/x/%2fy"] }) },
    "alias-form pages/team.json The old address /x/%2fy has an empty or dotted part.",
  ],
  [
    "a second path among the assets",
    { "pages/team.json": pageText("Team", { aliases: ["/assets/x"] }) },
    "alias-form pages/team.json The old address /assets/x cannot be answered",
  ],
  [
    "a second path that a pattern answers",
    {
      "pages/team.json": pageText("Team", { aliases: ["/article/5"] }),
      "pages/article/[id].json": pageText("Article", { blocks: [{ type: "blog-article" }] }),
    },
    "alias-form pages/team.json The old address /article/5 is one of the addresses of /article/:id.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));

it.each<[alias: unknown, pointer: string, fix: string | undefined]>([
  ["/old/", "/aliases/1", "/old"],
  [{ path: "/old//", as: "page" }, "/aliases/1/path", "/old"],
  ["/caf%C3%A9", "/aliases/1", "/café"],
  [{ path: "/a//b", as: "page" }, "/aliases/1/path", undefined],
  ["/a//b", "/aliases/1", undefined],
  ["/page.json", "/aliases/1", undefined],
])(
  "of the entry %j the path is reported at %s, and put right as %j",
  async (alias, pointer, fix) => {
    const { issues } = await examineFiles({
      ...AROUND,
      "pages/team.json": pageText("Team", { aliases: ["/before", alias] }),
    });
    expect(issues.map((issue) => [issue.pointer, issue.fix])).toEqual([
      [pointer, fix === undefined ? undefined : { value: fix }],
    ]);
  },
);
