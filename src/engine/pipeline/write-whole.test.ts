import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whole-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

it("makes the folder, and leaves nothing beside the file", () => {
  const file = join(folder, "a/b/page.json");
  writeWhole(file, "one");
  writeWhole(file, "two", { flush: true, aside: `${file}.new` });
  expect(readFileSync(file, "utf8")).toBe("two");
  expect(readdirSync(join(folder, "a/b"))).toEqual(["page.json"]);
});

it("leaves a second name of the earlier file as it was", () => {
  const [file, second] = [join(folder, "page.json"), join(folder, "second.json")];
  writeWhole(file, "one");
  linkSync(file, second);
  writeWhole(file, "two");
  expect(readFileSync(second, "utf8")).toBe("one");
});

it("leaves nothing behind when it cannot be written", () => {
  mkdirSync(join(folder, "page.json/below"), { recursive: true });
  expect(() => writeWhole(join(folder, "page.json"), "text")).toThrow();
  expect(readdirSync(folder)).toEqual(["page.json"]);
});
