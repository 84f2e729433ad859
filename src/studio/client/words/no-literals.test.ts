import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../../../engine/pipeline/read.ts";
import { literalsIn } from "../../../testing/literals-in.ts";

/** Values that are shown, in objects: behind a name of texts. Templates that begin with a value are not of words. */
const SHOWN =
  /\b(?:label|help|title|text|placeholder|does): ("(?=[^"]*\p{L}{2})[^"]*"|`\p{Lu}[^`]*`)/gu;

/** Sentences and titles wherever they stand, but for those that only programmers read. */
const SENTENCES = /(?<!Error\(\s*)"(\p{Lu}[^"\n]* [^"\n]*)"/gu;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** What is not words: keys of the keyboard as a program names them, and the head of a table in a file. */
const NO_WORDS = ["Alt+ArrowUp Alt+ArrowDown", "Old address,Page"];

const FOLDER = "src/studio/client";
const sources = listFiles(FOLDER).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.|\/test\//.test(path),
);

it("no component of the studio says anything by itself", () => {
  expect(sources.length).toBeGreaterThan(150);
  const literals = sources.flatMap((path) =>
    wordsIn(readFileSync(`${FOLDER}/${path}`, "utf8")).map((text) => `${path}: ${text}`),
  );
  expect(literals).toEqual([]);
});

it.each([
  ["<p>Read this</p>", ["Read this"]],
  ['<Button label="Read" />', ["Read"]],
  ['notify({ tone: "good", text: "Read" })', ['text: "Read"']],
  ["notify({ text: `Read ${name}` })", ["text: `Read ${name}`"]],
  ['"Read this again."', ["Read this again."]],
  ['() => { throw new Error("Nobody reads this."); }', []],
  ['<Button label={say("bar.read")} name="a b" />', []],
])("notices words: %s", (code, words) => {
  expect(wordsIn(`const element = ${code};`)).toEqual(words);
});

function wordsIn(code: string): string[] {
  const values = [...code.matchAll(SHOWN)].map(([match]) => match);
  const sentences = [...code.replace(COMMENTS, "").matchAll(SENTENCES)].map(
    ([, text = ""]) => text,
  );
  const all = new Set([...literalsIn(code), ...values, ...sentences]);
  return [...all].filter((text) => !NO_WORDS.includes(text));
}
