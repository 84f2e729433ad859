import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { OUTPUT_FILE, OUTPUT_RECORD } from "./output-record.ts";
import { safeTarget } from "./output-target.ts";

let root: string;

const at = (path: string) => join(root, path);

function put(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
}

/** Where the site goes when it is to be written to a path. */
function target(path: string): string {
  return safeTarget(at(path), {
    sources: [at("project/pages"), at("project/media"), at("project/.git")],
    roots: [at("project")],
  });
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "target-")));
  put({
    "project/pages/index.json": "{}",
    "project/.git/HEAD": "ref",
    "notes/thoughts.txt": "mine",
    "plain.txt": "a file",
  });
  mkdirSync(at("project/empty"));
});

describe("an output may replace", () => {
  it.each([
    "project/dist",
    "project/empty",
    "new",
    "new/deep/dist",
    "notes/dist",
    "project/..dist",
  ])("what is new or empty: %s", (path) => {
    expect(target(path)).toBe(at(path));
  });

  it("what holds nothing but the notes of an operating system", () => {
    put({ "project/empty/.DS_Store": "x" });
    expect(target("project/empty")).toBe(at("project/empty"));
  });

  it.each<[string, Record<string, string>]>([
    ["is recorded", { [OUTPUT_FILE]: OUTPUT_RECORD }],
    ["was written before there was a record", { "404.json": '{"build":"a1"', _headers: "/*" }],
    ["is a part, written before there was a record", { "_shard.json": '{"number":2,"count":3' }],
  ])("an earlier output, wherever it lies now, that %s", (_, files) => {
    const output = Object.fromEntries(
      Object.entries({ ...files, "index.html": "<!doctype html>" }).map(([name, text]) => [
        `project/dist/${name}`,
        text,
      ]),
    );
    put(output);
    expect(target("project/dist")).toBe(at("project/dist"));
    renameSync(at("project/dist"), at("moved"));
    expect(target("moved")).toBe(at("moved"));
  });

  it("what a link leads to, and the link stays", () => {
    put({ [`live/${OUTPUT_FILE}`]: OUTPUT_RECORD });
    symlinkSync(at("live"), at("project/dist"));
    symlinkSync("dist", at("project/again"));
    symlinkSync(at("not-yet/there"), at("project/later"));
    expect(target("project/dist")).toBe(at("live"));
    expect(target("project/again")).toBe(at("live"));
    expect(target("project/later")).toBe(at("not-yet/there"));
  });
});

describe("an output may not replace", () => {
  it.each([
    ["project", "it holds"],
    [".", "it holds"],
    ["project/pages", "it is no folder for outputs"],
    ["project/pages/out", "it lies in"],
    ["project/pages/..out", "it lies in"],
    ["project/media", "it is no folder for outputs"],
    ["project/media/deep/out", "it lies in"],
    ["project/.git/x", "it lies in"],
    ["plain.txt", "it is a file"],
    ["notes", "it holds thoughts.txt, which no build has written"],
  ])("%s", (path, reason) => {
    expect(() => target(path)).toThrow(
      `The site cannot be written to ${at(path)}`.replace(/\/\.$/, ""),
    );
    expect(() => target(path)).toThrow(reason);
    expect(() => target(path)).toThrow("Name a new folder with --out");
  });

  it("the working directory, though it is empty", () => {
    const roots = [at("project/empty")];
    expect(() => safeTarget(at("project/empty"), { sources: [], roots })).toThrow("it holds");
  });

  it("an earlier output with sources in it", () => {
    put({ [`dist/${OUTPUT_FILE}`]: OUTPUT_RECORD, "dist/site/pages/index.json": "{}" });
    const sources = [at("dist/site/pages")];
    expect(() => safeTarget(at("dist"), { sources, roots: [] })).toThrow("it holds");
  });

  it("the root of the disk", () => {
    expect(() => safeTarget("/", { sources: [], roots: [root] })).toThrow("it holds");
  });

  it.each([
    ["project/pages", "it is no folder for outputs"],
    ["project", "it holds"],
    ["notes", "no build has written"],
    ["plain.txt", "it is a file"],
  ])("%s behind a link", (path, reason) => {
    symlinkSync(at(path), at("link"));
    expect(() => target("link")).toThrow(reason);
    symlinkSync(dirname(at(path)), at("above"));
    expect(() => target(`above/${path.split("/").at(-1)}`)).toThrow(reason);
  });

  it("what cannot be reached", () => {
    symlinkSync("a", at("b"));
    symlinkSync("b", at("a"));
    expect(() => target("a/dist")).toThrow("ELOOP");
    expect(() => target("plain.txt/dist")).toThrow("ENOTDIR");
  });

  it("an output that has become a repository", () => {
    put({ [`dist/${OUTPUT_FILE}`]: OUTPUT_RECORD, "dist/.git/HEAD": "ref" });
    expect(() => target("dist")).toThrow("it holds a Git repository");
  });

  it.each<[string, Record<string, string>]>([
    ["another program's site", { _headers: "/*\n  X: y", "404.html": "x", "assets/a.js": "x" }],
    ["data of another program", { "404.json": '{"message":"no"}', _headers: "/*" }],
    ["a file of the same name", { [OUTPUT_FILE]: "notes about the output" }],
  ])("%s", (_, files) => {
    put(Object.fromEntries(Object.entries(files).map(([name, text]) => [`site/${name}`, text])));
    expect(() => target("site")).toThrow("no build has written");
  });
});
