import { describe, expect, it } from "vitest";
import { examineFolder } from "../../../testing/examine-files.ts";
import {
  DOOR,
  pageText,
  type RuleCase,
  reportedIn,
  tryCase,
  writeBeside,
} from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  ["notes in the pages folder", { "pages/notes.txt": "x" }, "file-stray pages/notes.txt"],
  ["a picture in the pages folder", { "pages/door.svg": DOOR }, "file-stray pages/door.svg"],
  [
    "a page with a second ending",
    { "pages/lubbock.json.txt": pageText("L") },
    "file-stray pages/lubbock.json.txt lubbock.json.txt is not a page: pages end in .json.",
  ],
  [
    "an article that is no Markdown",
    { "pages/_blog/b.json": {} },
    "file-stray pages/_blog/b.json _blog/b.json is not an article",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));

describe("names that are nearly right", () => {
  it.each([
    ["lubbock.json.txt", "lubbock.json"],
    ["lubbock.JSON", "lubbock.json"],
    ["lubbock.jsonc", "lubbock.json"],
    ["lubbock.json.bak", "lubbock.json"],
  ])("%s is to be called %s", async (name, meant) => {
    const { issues } = await examineFolder(writeBeside({ [`pages/${name}`]: pageText("L") }));
    expect(issues.map(({ hint }) => hint).join()).toContain(`rename it to "${meant}"`);
  });

  it("are none for other files, and for pages beside a pattern", async () => {
    const { issues } = await examineFolder(
      writeBeside({
        "pages/notes.txt": "x",
        "pages/article/about.json": pageText("About", { noindex: true }),
        "pages/article/05.json": pageText("Five", { noindex: true }),
        "pages/article/[id].json": pageText("Article", { blocks: [{ type: "blog-article" }] }),
      }),
    );
    expect(issues.map(({ rule, hint }) => `${rule} ${hint}`)).toEqual([
      "file-stray Move it out of the pages folder; pictures and videos belong in the media folder.",
    ]);
  });
});

it("leaves what operating systems leave behind alone", async () => {
  expect(
    await reportedIn(
      writeBeside({ "pages/.DS_Store": "x", "media/.DS_Store": "x", "pages/Thumbs.db": "x" }),
    ),
  ).toEqual([]);
});
