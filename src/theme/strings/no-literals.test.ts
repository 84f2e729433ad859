import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../../engine/pipeline/read.ts";
import { literalsIn } from "../../testing/literals-in.ts";

/** What speaks to authors and not to visitors. */
const FOR_AUTHORS = /^client\/development\//;

const components = ["theme", "client", "providers"].flatMap((folder) =>
  listFiles(`src/${folder}`)
    .map((path) => `${folder}/${path}`)
    .filter((path) => path.endsWith(".tsx") && !path.includes("test") && !FOR_AUTHORS.test(path)),
);

it("no component says anything by itself", () => {
  expect(components.length).toBeGreaterThan(50);
  const literals = components.flatMap((path) =>
    literalsIn(readFileSync(`src/${path}`, "utf8")).map((text) => `${path}: ${text}`),
  );
  expect(literals).toEqual([]);
});

it.each([
  ["<p>Read this</p>", ["Read this"]],
  ['<p>{"Read this"}</p>', ["Read this"]],
  ['<p>{is ? "Read this" : say("that")}</p>', ["Read this"]],
  ["<p>{is && `Read this`}</p>", ["Read this"]],
  ['<a aria-label="Read this" className="link" />', ["Read this"]],
  ['<img alt={text || "A picture"} />', ["A picture"]],
  ['<p className="read">{say("read.this")} · {total}</p>', []],
  ['<List title={say("read.this")}>{items.map((item) => map["key"])}</List>', []],
])("notices words: %s", (code, words) => {
  expect(literalsIn(`const element = ${code};`)).toEqual(words);
});
