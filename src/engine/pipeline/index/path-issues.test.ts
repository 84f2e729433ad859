import { describe, expect, it } from "vitest";
import { folderIssues, foldersLikeFiles, pathIssues } from "./path-issues.ts";
import { isSystemName, reservedReason } from "./reserved-names.ts";

const issuesOf = (...paths: string[]) =>
  pathIssues("/site/pages", paths).map(
    ({ rule, file, message, hint }) =>
      `${rule} ${file.slice("/site/pages/".length)} ${message} ${hint}`,
  );

describe("names of files", () => {
  it.each([
    "index.json",
    "about-us/team-2.json",
    "404.json",
    "article/[id].json",
    "_site.json",
    "_data/sources.json",
    "_addresses.json",
    "_shared/next-step.json",
    "_words.txt",
    "_blog/a.md",
    "conference.json",
    "a/media.json",
  ])("%s is as it has to be", (path) => {
    expect(issuesOf(path)).toEqual([]);
  });

  it.each([
    ["About.json", '"About" makes a bad address', 'Rename it to "about".'],
    ["about_us.json", '"about_us" makes a bad address', 'Rename it to "about-us".'],
    ["a--b.json", '"a--b" makes a bad address', 'Rename it to "a-b".'],
    ["-a.json", '"-a" makes', 'Rename it to "a".'],
    ["a-.json", '"a-" makes', 'Rename it to "a".'],
    ["über uns/a.json", '"über uns" makes', 'Rename it to "uber-uns".'],
    ["東京.json", '"東京" makes', 'Rename it to "page".'],
    ["a\u00a0b.json", "makes a bad address", "There is a no-break space (U+00A0) in it. Rename"],
    ["[Id].json", '"[Id]" makes', 'Rename it to "id".'],
    ["_shared/A.json", '"A" makes', 'Rename it to "a".'],
    ["[a]/[b].json", '"[b]" is the second name in brackets of this address', "plain name"],
  ])("%s makes no address", (path, message, hint) => {
    const issues = issuesOf(path);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(`route-slug ${path} `);
    expect(issues[0]).toContain(message);
    expect(issues[0]).toContain(hint);
  });

  it.each([
    ["media/a.json", '"media" is the folder of the site\'s own files'],
    ["assets.json", '"assets" is the folder'],
    ["sample-form/a.json", '"sample-form" is the folder'],
    ["a/con.json", 'Windows does not let a file have the name "con"'],
    ["com1/a.json", 'Windows does not let a file have the name "com1"'],
    ["a/index/b.json", '"index" stands for the folder itself and cannot be a folder'],
  ])("%s is taken", (path, reason) => {
    expect(issuesOf(path)).toEqual([
      expect.stringContaining(
        `route-reserved ${path} This page cannot have its address: ${reason}`,
      ),
    ]);
  });

  it.each([
    ["notes.txt", "pictures and videos belong in the media folder"],
    ["a/about.jsonc", 'rename it to "about.json"'],
    ["about.json5", 'rename it to "about.json"'],
    ["about.json.txt", 'rename it to "about.json"'],
    ["about.JSON.bak", 'rename it to "about.json"'],
    ["about.json.doc", "Move it out of the pages folder"],
    ["_words.md", "Move it out"],
  ])("%s is no page", (path, hint) => {
    const issues = issuesOf(path);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(`file-stray ${path} ${path} is not a page: pages end in .json.`);
    expect(issues[0]).toContain(hint);
  });

  it.each(["_blog/a.json", "_blog/2026/a.json", "_blog/a.txt"])("%s is no article", (path) => {
    expect(issuesOf(path)).toEqual([
      expect.stringMatching(/^file-stray .* is not an article.*front matter with title and date/),
    ]);
  });

  it("two that differ in capital letters alone are one address: the one with fewer stays", () => {
    expect(issuesOf("ABOUT.json", "About.json", "about.json", "team.json")).toEqual([
      expect.stringContaining(
        "route-duplicate ABOUT.json ABOUT.json and about.json differ only in capital letters",
      ),
      expect.stringContaining("route-duplicate About.json About.json and about.json differ only"),
    ]);
    expect(issuesOf("ABOUT.json", "About.json").join()).toContain(
      "route-duplicate ABOUT.json ABOUT.json and About.json differ only in capital letters",
    );
    expect(issuesOf("About.txt", "about.txt").join()).not.toContain("route-duplicate");
  });
});

describe("folders that are named like files", () => {
  it("are found with what stands above them, each once", () => {
    expect(
      foldersLikeFiles(["a.json", "b/c.json/d.json", "b/c.json/e/f.json/g.json", "h/i.json"]),
    ).toEqual(["b/c.json", "b/c.json/e/f.json"]);
  });

  it("have an issue of their own, and their files none for it", () => {
    expect(folderIssues("/site/pages", ["b/About.json.json"])).toEqual([
      {
        rule: "route-slug",
        message: '"About.json.json" is a folder, and only files end in .json.',
        hint: 'Rename the folder to "about". If it was to be a page, make a file of that name instead.',
        file: "/site/pages/b/About.json.json",
        pointer: "",
      },
    ]);
    expect(issuesOf("b/c.json/d.json")).toEqual([]);
  });
});

it("names that Windows keeps for itself are known", () => {
  for (const name of ["con", "prn", "aux", "nul", "com0", "com9", "lpt1"])
    expect([name, isSystemName(name)]).toEqual([name, true]);
  for (const name of ["cont", "acon", "com", "com10", "lpt"])
    expect([name, isSystemName(name)]).toEqual([name, false]);
  expect(reservedReason(["index"])).toBeUndefined();
  expect(reservedReason(["a", "index"])).toBeUndefined();
  expect(reservedReason(["a", "assets"])).toBeUndefined();
});
