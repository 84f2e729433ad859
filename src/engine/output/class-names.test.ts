import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { shortClassNames } from "./class-names.ts";

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An engine's folder with so many style modules, and something else. */
function rootWith(count: number): { root: string; files: string[] } {
  const root = mkdtempSync(join(tmpdir(), "class-names-"));
  made.push(root);
  mkdirSync(join(root, "theme"));
  const names = Array.from({ length: count }, (_, at) => `theme/Part${at}.module.scss`);
  for (const name of [...names, "theme/global.scss"]) writeFileSync(join(root, name), "");
  return { root, files: names.map((name) => join(root, name)) };
}

it("gives every class of every file a name of its own, of four signs at most", () => {
  const { root, files } = rootWith(700);
  const nameOf = shortClassNames(root, ["theme"]);
  const classes = Array.from({ length: 12 }, (_, at) => `class${at}`);
  const names = files.flatMap((file) => classes.map((name) => nameOf(name, file, "")));
  expect(new Set(names).size).toBe(700 * 12);
  for (const name of names) expect(name).toMatch(/^[b-zB-Z]{1,3}\d{1,2}$/);
  expect(names.filter((name) => name.length === 2)).toHaveLength(25 * 10);
});

it("gives the same names whichever file is compiled first, and wherever the engine lies", () => {
  const [one, other] = [rootWith(40), rootWith(40)];
  const [first, second] = [one, other].map(({ root }) => shortClassNames(root, ["theme"]));
  const forward = one.files.map((file) => first?.("a", file, ""));
  const backward = other.files.toReversed().map((file) => second?.("a", file, ""));
  expect(backward.toReversed()).toEqual(forward);
});

it("gives the same class the same name again", () => {
  const { root, files } = rootWith(1);
  const nameOf = shortClassNames(root, ["theme"]);
  const [file = ""] = files;
  expect(["a", "b", "a"].map((name) => nameOf(name, file, ""))).toEqual(["b0", "b1", "b0"]);
});

it("names classes of files from elsewhere by their styles, apart from all others", () => {
  const { root } = rootWith(1);
  const nameOf = shortClassNames(root, ["theme"]);
  const own = nameOf("card", "/site/theme/blocks/own/Component.module.scss", ".card {}");
  expect(own).toMatch(/^_[\w-]{6}$/);
  expect(nameOf("card", "/other/Component.module.scss", ".card {}")).toBe(own);
  expect(nameOf("card", "/other/Component.module.scss", ".card { top: 0 }")).not.toBe(own);
  expect(nameOf("title", "/other/Component.module.scss", ".card {}")).not.toBe(own);
});
