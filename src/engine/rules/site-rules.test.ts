import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { examineFolder, type SiteFiles, writeSite } from "../../testing/examine-files.ts";
import { EXAMPLE_SITE } from "./example-site.ts";

/** Files below a site that is whole. */
function folderOf(files: SiteFiles): string {
  const around = Object.entries(EXAMPLE_SITE).map(([path, text]) => [`pages/${path}`, text]);
  return writeSite({ ...Object.fromEntries(around), ...files });
}

async function told(folder: string): Promise<string[]> {
  const { issues } = await examineFolder(folder);
  return issues.map(
    ({ rule, file, message }) => `${rule} ${file.slice(folder.length + 1)} ${message}`,
  );
}

const page = (title: string, fields: object = {}) =>
  `${JSON.stringify({ title, description: `What to know about ${title}.`, blocks: [{ type: "hero" }], ...fields }, null, 2)}\n`;
const picture = (alt: string) => ({ picture: { src: "/media/door.svg", alt } });
const DOOR = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

describe("one mistake among the files of a site gives one issue", () => {
  it.each<[string, SiteFiles, string]>([
    ["notes in the pages folder", { "pages/notes.txt": "x" }, "file-stray pages/notes.txt"],
    ["a picture in the pages folder", { "pages/door.svg": DOOR }, "file-stray pages/door.svg"],
    [
      "a file for a folder that has one",
      { "pages/visit/index.json": page("V", { order: 1 }) },
      "route-duplicate pages/visit/index.json This page answers /visit, and so does pages/visit.json.",
    ],
    [
      "a page with a second ending",
      { "pages/lubbock.json.txt": page("L") },
      "file-stray pages/lubbock.json.txt lubbock.json.txt is not a page: pages end in .json.",
    ],
    [
      "a folder that is called as files are",
      { "pages/lubbock.json/index.json": page("L", { noindex: true }) },
      'route-slug pages/lubbock.json "lubbock.json" is a folder, and only files end in .json.',
    ],
    [
      "two files in a folder that is called as files are",
      {
        "pages/x.json/a.json": page("A", { noindex: true }),
        "pages/x.json/b.json": page("B", { noindex: true }),
      },
      'route-slug pages/x.json "x.json" is a folder, and only files end in .json.',
    ],
    [
      "a page for one of many addresses",
      {
        "pages/article/5.json": page("Five", { noindex: true }),
        "pages/article/[id].json": page("Article", { blocks: [{ type: "blog-article" }] }),
      },
      "route-duplicate pages/article/5.json This page answers /article/5, and so does article/[id].json.",
    ],
    [
      "two files that differ in case",
      { "pages/Visit.json": page("V") },
      "route-duplicate pages/Visit.json Visit.json and visit.json differ only in capital letters",
    ],
    [
      "a capital letter",
      { "pages/Team.json": page("Team") },
      'route-slug pages/Team.json "Team" makes a bad address',
    ],
    [
      "a space",
      { "pages/our team.json": page("Team") },
      'route-slug pages/our team.json "our team" makes a bad address',
    ],
    [
      "an underscore",
      { "pages/our_team.json": page("Team") },
      'route-slug pages/our_team.json "our_team" makes a bad address',
    ],
    [
      "an accent",
      { "pages/café.json": page("Team") },
      'route-slug pages/café.json "café" makes a bad address',
    ],
    [
      "a folder with a capital",
      { "pages/Visit us/index.json": page("Team") },
      'route-slug pages/Visit us/index.json "Visit us" makes a bad address',
    ],
    [
      "two names in brackets",
      { "pages/[a]/[b].json": page("Team") },
      'route-slug pages/[a]/[b].json "[b]" is the second name in brackets',
    ],
    [
      "a folder of the site's own",
      { "pages/media.json": page("Team") },
      "route-reserved pages/media.json",
    ],
    [
      "a name that Windows refuses",
      { "pages/aux.json": page("Team") },
      "route-reserved pages/aux.json",
    ],
    [
      "a folder index",
      { "pages/index/index.json": page("Team") },
      "route-reserved pages/index/index.json",
    ],
    [
      "a second path that is a page",
      { "pages/team.json": page("Team", { aliases: ["/visit"] }) },
      "alias-clash pages/team.json The further path /visit is already answered by pages/visit.json.",
    ],
    [
      "a second path given on two pages",
      {
        "pages/team.json": page("Team", { aliases: ["/x"] }),
        "pages/visit.json": page("Visit", { aliases: ["/x"] }),
      },
      "alias-clash pages/visit.json The further path /x is already answered by pages/team.json.",
    ],
    [
      "a second path given twice",
      { "pages/team.json": page("Team", { aliases: ["/x", "/x"] }) },
      "alias-clash pages/team.json The further path /x is given twice.",
    ],
    [
      "a path that leads to itself",
      { "pages/team.json": page("Team", { aliases: ["/team"] }) },
      "alias-clash pages/team.json The further path /team is the path of this page itself; it would lead in a circle.",
    ],
    [
      "a second path with a slash at its end",
      { "pages/team.json": page("Team", { aliases: ["/x/"] }) },
      "alias-form pages/team.json The further path /x/ ends with a slash.",
    ],
    [
      "a second path with an anchor",
      { "pages/team.json": page("Team", { aliases: ["/x#y"] }) },
      "alias-form pages/team.json The further path /x#y holds the sign #",
    ],
    [
      "a second path with a query",
      { "pages/team.json": page("Team", { aliases: ["/x?y=1"] }) },
      "alias-form pages/team.json The further path /x?y=1 holds the sign ?",
    ],
    [
      "a second path with dots",
      { "pages/team.json": page("Team", { aliases: ["/../x"] }) },
      "alias-form pages/team.json The further path /../x has an empty or dotted part.",
    ],
    [
      "a second path with encoded dots",
      { "pages/team.json": page("Team", { aliases: ["/%2e%2E/x"] }) },
      "alias-form pages/team.json The further path /%2e%2E/x has an empty or dotted part.",
    ],
    [
      "a second path with an encoded slash beside another",
      { "pages/team.json": page("Team", { aliases: ["/x/%2fy"] }) },
      "alias-form pages/team.json The further path /x/%2fy has an empty or dotted part.",
    ],
    [
      "a second path among the assets",
      { "pages/team.json": page("Team", { aliases: ["/assets/x"] }) },
      "alias-form pages/team.json The further path /assets/x cannot be answered",
    ],
    [
      "a second path that a pattern answers",
      {
        "pages/team.json": page("Team", { aliases: ["/article/5"] }),
        "pages/article/[id].json": page("Article", { blocks: [{ type: "blog-article" }] }),
      },
      "alias-form pages/team.json The further path /article/5 is one of the addresses of /article/:id.",
    ],
    [
      "a day that is none",
      { "pages/team.json": page("Team", { reviewed: "2026-13-01" }) },
      "date-invalid pages/team.json 2026-13-01 is not in the calendar.",
    ],
    [
      "a 29th of February",
      { "pages/team.json": page("Team", { reviewed: "2025-02-29" }) },
      "date-invalid pages/team.json 2025-02-29 is not in the calendar.",
    ],
    [
      "a day to come",
      { "pages/team.json": page("Team", { reviewed: "2027-01-01" }) },
      "date-future pages/team.json The day 2027-01-01 has not come yet.",
    ],
    [
      "a change before the beginning",
      { "pages/team.json": page("Team", { published: "2026-02-01", updated: "2026-01-01" }) },
      "date-order pages/team.json",
    ],
    [
      "no text for a picture",
      { "pages/team.json": page("Team", picture(" ")), "media/door.svg": DOOR },
      "media-alt pages/team.json",
    ],
    [
      "a kind as text",
      { "pages/team.json": page("Team", picture("An image")), "media/door.svg": DOOR },
      "media-alt-useless pages/team.json The text of the picture does not say",
    ],
    [
      "a number as text",
      { "pages/team.json": page("Team", picture("IMG_2041")), "media/door.svg": DOOR },
      "media-alt-useless pages/team.json The text of the picture is the name of a file.",
    ],
    [
      "a file's name as text",
      { "pages/team.json": page("Team", picture("door.svg")), "media/door.svg": DOOR },
      "media-alt-useless pages/team.json The text of the picture is the name of a file.",
    ],
    [
      "“picture of”",
      { "pages/team.json": page("Team", picture("A picture of our door")), "media/door.svg": DOOR },
      "media-alt-useless pages/team.json The text of the picture begins",
    ],
    [
      "a filler as text",
      { "pages/team.json": page("Team", picture("TODO")), "media/door.svg": DOOR },
      "media-alt-useless pages/team.json The text of the picture does not say",
    ],
    [
      "a whole story as text",
      { "pages/team.json": page("Team", picture("word ".repeat(60))), "media/door.svg": DOOR },
      "media-alt-useless pages/team.json The text of the picture is 299 characters long.",
    ],
    [
      "a picture nobody shows",
      { "media/door.svg": DOOR },
      "media-unused media/door.svg No page uses /media/door.svg.",
    ],
    [
      "a shared block nobody shows",
      { "pages/_shared/a.json": '{ "block": { "type": "hero" } }\n' },
      'shared-unused pages/_shared/a.json No page shows the shared block "a".',
    ],
    [
      "a shared block in a shared block",
      {
        "pages/team.json": page("Team", {
          blocks: [{ type: "hero" }, { type: "shared", name: "a" }],
        }),
        "pages/_shared/a.json": '{ "block": { "type": "shared", "name": "a" } }\n',
      },
      "page-block-misplaced pages/_shared/a.json",
    ],
    [
      "a picture of the site that is not there",
      {
        "pages/_site.json": (EXAMPLE_SITE["_site.json"] ?? "").replace(
          '"footer"',
          '"icon": "/media/x.svg", "footer"',
        ),
      },
      "media-missing pages/_site.json There is no file /media/x.svg.",
    ],
    [
      "a heading that skips a level",
      {
        "pages/team.json": page("Team", {
          blocks: [{ type: "hero" }, { type: "rich-text", title: "A", text: "### B\n\n##### C" }],
        }),
      },
      "heading-order pages/team.json The heading “C” skips a level",
    ],
    [
      "a heading without one above it",
      {
        "pages/team.json": page("Team", {
          blocks: [{ type: "hero" }, { type: "rich-text", text: "### B\n\nText." }],
        }),
      },
      "heading-order pages/team.json The heading “B” stands in a section without a heading of its own.",
    ],
    [
      "the same anchor twice",
      {
        "pages/team.json": page("Team", {
          blocks: [
            { type: "hero" },
            { type: "cta", title: "A", anchor: "a" },
            { type: "cta", title: "B", anchor: "a" },
          ],
        }),
      },
      'anchor-duplicate pages/team.json The anchor "a" stands twice',
    ],
    [
      "an anchor of the frame",
      {
        "pages/team.json": page("Team", {
          blocks: [{ type: "hero" }, { type: "cta", title: "A", anchor: "main" }],
        }),
      },
      'anchor-duplicate pages/team.json The anchor "main" is used by the page itself',
    ],
    [
      "a page nobody leads to",
      { "pages/a/b.json": page("Team") },
      "page-reach pages/a/b.json No page leads to this one.",
    ],
    [
      "an e-mail address that makes no link",
      {
        "pages/_site.json": (EXAMPLE_SITE["_site.json"] ?? "").replace(
          '"footer"',
          '"email": "a,b@example.com", "footer"',
        ),
      },
      'schema-format pages/_site.json "email" is "a,b@example.com", which is no e-mail address.',
    ],
    [
      "a list of a page that answers many addresses",
      {
        "pages/team.json": page("Team", {
          blocks: [{ type: "hero" }, { type: "cards", pages: ["/article/:id"] }],
        }),
        "pages/article/[id].json": page("Article", { blocks: [{ type: "blog-article" }] }),
      },
      "pages-unknown pages/team.json There is no page /article/:id.",
    ],
    [
      "a field twice",
      { "pages/team.json": page("Team").replace("{", '{ "title": "Team",') },
      "json-duplicate-key pages/team.json",
    ],
  ])("%s", async (_, files, expected) => {
    const found = await told(folderOf(files));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(expected);
  });
});

describe("names that are nearly right", () => {
  it.each([
    ["lubbock.json.txt", "lubbock.json"],
    ["lubbock.JSON", "lubbock.json"],
    ["lubbock.jsonc", "lubbock.json"],
    ["lubbock.json.bak", "lubbock.json"],
  ])("%s is to be called %s", async (name, meant) => {
    const { issues } = await examineFolder(folderOf({ [`pages/${name}`]: page("L") }));
    expect(issues.map(({ hint }) => hint).join()).toContain(`rename it to "${meant}"`);
  });

  it("are none for other files, and for pages beside a pattern", async () => {
    const { issues } = await examineFolder(
      folderOf({
        "pages/notes.txt": "x",
        "pages/article/about.json": page("About", { noindex: true }),
        "pages/article/05.json": page("Five", { noindex: true }),
        "pages/article/[id].json": page("Article", { blocks: [{ type: "blog-article" }] }),
      }),
    );
    expect(issues.map(({ rule, hint }) => `${rule} ${hint}`)).toEqual([
      "file-stray Move it out of the pages folder; pictures and videos belong in the media folder.",
    ]);
  });
});

describe("the site's own articles", () => {
  const post = (fields: object) => ({
    id: 1,
    date: "2026-03-15T09:00:00",
    title: { rendered: "A" },
    excerpt: { rendered: "<p>B</p>" },
    content: { rendered: '<h2 id="a">A</h2><p><a href="#a">A</a> <a href="/visit">B</a></p>' },
    featured_media: 0,
    ...fields,
  });

  it.each<[string, SiteFiles, string]>([
    ["right", {}, ""],
    [
      "a dead link",
      { "pages/_blog/a.json": post({ content: { rendered: '<a href="/vsit">x</a>' } }) },
      "link-dead pages/_blog/a.json There is no page /vsit.",
    ],
    [
      "a token",
      { "pages/_blog/a.json": post({ title: { rendered: "{brand}, {other} and {}" } }) },
      "token-form pages/_blog/a.json “{brand}” is not filled in here",
    ],
    [
      "a text still to be written",
      { "pages/_blog/a.json": post({ excerpt: { rendered: "<p>{fill: what it says}</p>" } }) },
      "token-form pages/_blog/a.json “{fill: what it says}” is not filled in here",
    ],
    [
      "a script",
      { "pages/_blog/a.json": post({ excerpt: { rendered: '<a href="javascript:x()">x</a>' } }) },
      "link-form pages/_blog/a.json",
    ],
    [
      "a dead link behind a sign that could end its element",
      {
        "pages/_blog/a.json": post({
          content: { rendered: '<a title="a > b" href="/nope">x</a>' },
        }),
      },
      "link-dead pages/_blog/a.json There is no page /nope.",
    ],
    [
      "a dead link in single quotes",
      { "pages/_blog/a.json": post({ content: { rendered: "<a href='/nope'>x</a>" } }) },
      "link-dead pages/_blog/a.json There is no page /nope.",
    ],
    [
      "a dead link without quotes",
      { "pages/_blog/a.json": post({ content: { rendered: "<A HREF=/nope>x</A>" } }) },
      "link-dead pages/_blog/a.json There is no page /nope.",
    ],
    [
      "a dead link in a comment",
      { "pages/_blog/a.json": post({ content: { rendered: '<!-- <a href="/nope">x</a> -->' } }) },
      "",
    ],
    [
      "an anchor that is not in the article",
      {
        "pages/_blog/a.json": post({
          content: { rendered: '<h2 id="rye">A</h2><a href="#rey">x</a>' },
        }),
      },
      "link-anchor pages/_blog/a.json This article has no place #rey.",
    ],
    [
      "an anchor with a letter that is encoded",
      {
        "pages/_blog/a.json": post({
          content: { rendered: '<h2 id="käse">A</h2><a href="#k%C3%A4se">x</a>' },
        }),
      },
      "",
    ],
    [
      "a picture that is not there",
      { "pages/_blog/a.json": post({ content: { rendered: '<img src="/media/x.png">' } }) },
      "media-missing pages/_blog/a.json There is no file /media/x.png.",
    ],
    [
      "a picture beside the article",
      { "pages/_blog/a.json": post({ content: { rendered: '<img src="x.png">' } }) },
      "media-missing pages/_blog/a.json There is no file /x.png.",
    ],
    [
      "a picture of another site",
      { "pages/_blog/a.json": post({ content: { rendered: '<img src="//cdn.example/x.png">' } }) },
      "",
    ],
    [
      "a day that is none",
      { "pages/_blog/a.json": post({ date: "2026-02-30T09:00:00" }) },
      "date-invalid pages/_blog/a.json",
    ],
    [
      "an hour that is none",
      { "pages/_blog/a.json": post({ date: "2026-02-20T29:00:00" }) },
      "date-invalid pages/_blog/a.json",
    ],
    [
      "a number twice",
      { "pages/_blog/b.json": post({}) },
      "route-duplicate pages/_blog/b.json The article a.json has the number 1 as well.",
    ],
  ])("%s", async (_, files, expected) => {
    const found = await told(folderOf({ "pages/_blog/a.json": post({}), ...files }));
    expect(found).toHaveLength(expected === "" ? 0 : 1);
    expect(found.join()).toContain(expected);
  });
});

describe("files that are no pages", () => {
  it("leaves what operating systems leave behind alone", async () => {
    expect(
      await told(
        folderOf({ "pages/.DS_Store": "x", "media/.DS_Store": "x", "pages/Thumbs.db": "x" }),
      ),
    ).toEqual([]);
  });

  it("names symbolic links, and follows none", async () => {
    const folder = folderOf({ "secret.json": page("Secret"), "media/door.txt": "x" });
    symlinkSync(join(folder, "secret.json"), join(folder, "pages/secret.json"));
    symlinkSync(join(folder, "pages/visit.json"), join(folder, "pages/again.json"));
    symlinkSync("/nowhere", join(folder, "pages/gone.json"));
    symlinkSync(folder, join(folder, "pages/all"));
    symlinkSync("/etc/hostname", join(folder, "media/host.svg"));
    const found = await told(folder);
    expect(
      found.filter((line) => line.startsWith("file-link")).map((line) => line.split(";")[0]),
    ).toEqual([
      "file-link pages/again.json again.json is no file but a symbolic link, which leads to another file of the folder",
      "file-link pages/all all is no file but a symbolic link, which leads outside the folder",
      "file-link pages/gone.json gone.json is no file but a symbolic link, which leads nowhere",
      "file-link pages/secret.json secret.json is no file but a symbolic link, which leads outside the folder",
      "file-link media/host.svg host.svg is no file but a symbolic link, which leads outside the folder",
    ]);
  });
});

describe("a pipe or a link instead of a file", () => {
  const put = (folder: string, path: string) => execFileSync("mkfifo", [join(folder, path)]);

  it("is named, and links and pictures that mean it are not", async () => {
    const text = { type: "rich-text", text: "[a](/breads) and [b](/media/prices.pdf)" };
    const fields = { ...picture("The door"), blocks: [{ type: "hero" }, text] };
    const folder = folderOf({
      "pages/visit.json": page("Visit", fields),
      "media/other.txt": "x",
    });
    put(folder, "pages/breads.json");
    put(folder, "media/door.svg");
    symlinkSync("/nowhere", join(folder, "media/prices.pdf"));
    const found = (await told(folder)).filter((line) => !line.startsWith("media-unused"));
    expect(found.map((line) => line.split(";")[0])).toEqual([
      "file-unreadable pages/breads.json breads.json is no file but a pipe",
      "file-unreadable media/door.svg door.svg is no file but a pipe",
      "file-link media/prices.pdf prices.pdf is no file but a symbolic link, which leads nowhere",
    ]);
  });

  it("is named instead of the site file, which is not missing as well", async () => {
    const folder = folderOf({});
    rmSync(join(folder, "pages/_site.json"));
    put(folder, "pages/_site.json");
    expect(await told(folder)).toEqual([
      "file-unreadable pages/_site.json _site.json is no file but a pipe; it is left out.",
    ]);
  });
});

describe("a misspelt name is told once", () => {
  it("and what it was meant to name does not count as unused or out of reach", async () => {
    expect(
      await told(
        folderOf({
          "pages/index.json": page("Home", {
            blocks: [
              { type: "hero" },
              { type: "rich-text", text: "See [it](/visti)." },
              { type: "shared", name: "hourss" },
              { type: "cards", pages: ["/teem"] },
            ],
            picture: { src: "/media/dor.svg", alt: "Our door" },
          }),
          "pages/_site.json": (EXAMPLE_SITE["_site.json"] ?? "").replace(
            '"href": "/visit"',
            '"href": "/"',
          ),
          "pages/team.json": page("Team"),
          "pages/_shared/hours.json":
            '{ "block": { "type": "rich-text", "text": "From seven." } }\n',
          "media/door.svg": DOOR,
        }),
      ).then((found) => found.map((line) => line.split(" ")[0]).sort()),
    ).toEqual(["link-dead", "media-missing", "pages-unknown", "shared-unknown"]);
  });
});
