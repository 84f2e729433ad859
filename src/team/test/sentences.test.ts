import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../../engine/pipeline/read.ts";
import { SENTENCES as de } from "../../studio/words/de/sentences.ts";
import { SENTENCES as es } from "../../studio/words/es/sentences.ts";
import { translatorOf } from "../../studio/words/translate-sentence.ts";

const FOLDER = "src/team";
/** Messages of rejected requests. Values in a sentence may be anything. */
const REFUSALS = /new RequestError\(\s*\d+,\s*(?:"([^"]+)"|`([^`]+)`)/g;
/** Answers to what no window of the studio sends, and what says nothing but the words of a rule. */
const OTHERS = /^The request lacks |^The studio takes POST |^This request does not come |^Bo Bo$/;

it.each([
  ["German", de],
  ["Spanish", es],
])("says in %s what it refuses", (_, sentences) => {
  const translate = translatorOf(sentences, { labels: {}, help: {} });
  const refusals = listFiles(FOLDER)
    .filter((path) => path.endsWith(".ts") && !path.includes("test"))
    .flatMap((path) => [...readFileSync(`${FOLDER}/${path}`, "utf8").matchAll(REFUSALS)])
    .map(([, plain, withValues]) => plain ?? withValues?.replace(/\$\{[^}]*\}/g, "Bo") ?? "")
    .filter((text) => !OTHERS.test(text));
  expect(refusals.length).toBeGreaterThan(20);
  expect(refusals.filter((text) => translate(text) === text)).toEqual([]);
});
