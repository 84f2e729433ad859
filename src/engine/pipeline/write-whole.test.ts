import { linkSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeWhole } from "./write-whole.ts";

const folder = () => mkdtempSync(join(tmpdir(), "whole-"));

it("makes the folder, and leaves nothing beside the file", () => {
  const root = folder();
  const file = join(root, "a/b/page.json");
  writeWhole(file, "one");
  writeWhole(file, "two", { flush: true, aside: `${file}.new` });
  expect(readFileSync(file, "utf8")).toBe("two");
  expect(readdirSync(join(root, "a/b"))).toEqual(["page.json"]);
});

it("leaves a second name of the earlier file as it was", () => {
  const root = folder();
  const [file, second] = [join(root, "page.json"), join(root, "second.json")];
  writeWhole(file, "one");
  linkSync(file, second);
  writeWhole(file, "two");
  expect(readFileSync(second, "utf8")).toBe("one");
});
