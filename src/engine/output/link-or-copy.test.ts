import { existsSync, linkSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { linkOrCopy } from "./link-or-copy.ts";
import { createWriteFile } from "./write-file.ts";

let folder: string;
const at = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);
const read = (name: string) => readFileSync(at(name), "utf8");
const isOneFile = (a: string, b: string) => statSync(at(a)).ino === statSync(at(b)).ino;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "names-"));
});

describe("a file of an output that has a second name in the cache or in an earlier output", () => {
  it("leaves that one its text when it gets another", () => {
    write("earlier", "before");
    linkSync(at("earlier"), at("page.html"));
    createWriteFile()(at("page.html"), "after");
    expect([read("page.html"), read("earlier")]).toEqual(["after", "before"]);
  });

  it("leaves that one its text when another file takes its place", () => {
    write("earlier", "before");
    linkSync(at("earlier"), at("style.css"));
    write("cached", "after");
    linkOrCopy(at("cached"), at("style.css"));
    expect([read("style.css"), read("earlier")]).toEqual(["after", "before"]);
    expect(isOneFile("style.css", "cached")).toBe(true);
  });

  it("is left alone when it says the same", () => {
    write("page.html", "before");
    const { mtimeMs, ino } = statSync(at("page.html"));
    linkOrCopy(at("page.html"), at("page.html"));
    expect(statSync(at("page.html"))).toMatchObject({ mtimeMs, ino });
  });

  it("is made where there was none, with the folders above it", () => {
    createWriteFile()(at("a/b/page.html"), "new");
    write("cached", "new");
    linkOrCopy(at("cached"), at("a/b/style.css"));
    expect([read("a/b/page.html"), read("a/b/style.css")]).toEqual(["new", "new"]);
    expect(existsSync(at("cached"))).toBe(true);
  });
});

it("a text that one build writes twice is the later one, in a new folder as well", () => {
  const writeFile = createWriteFile();
  writeFile(at("new/page.html"), "first");
  writeFile(at("new/page.html"), "second");
  expect(read("new/page.html")).toBe("second");
});
