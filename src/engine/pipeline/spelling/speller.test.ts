import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { countTurns } from "../../../testing/count-turns.ts";
import { createSpeller } from "./speller.ts";

let cache: string;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "speller-"));
});

afterEach(() => {
  rmSync(cache, { recursive: true, force: true });
});

const american = () => {
  const speller = createSpeller({ language: "en-US", cache });
  if (!speller) throw new Error("English has a dictionary.");
  return speller;
};
const kept = () => join(cache, "spelling/american.json");

it("keeps its results, so that the next run loads no dictionary", async () => {
  await american().lookUp(["bread", "recieve", "Houston"]);
  for (const name of readdirSync(join(cache, "spelling")))
    if (name.endsWith(".btrie")) writeFileSync(join(cache, "spelling", name), "no dictionary");
  const next = american();
  expect(["bread", "Bread", "Houston", "houston", "recieve"].map(next.isRight)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(next.judge("recieve")?.meant).toContain("receive");
  await expect(next.lookUp(["bread", "recieve"])).resolves.toBeUndefined();
});

it("lets others have their turn while it looks up many words", async () => {
  const words = Array.from({ length: 30 }, (_, at) => `brea${"d".repeat(at + 2)}`);
  const speller = american();
  await speller.lookUp(["bread"]);
  expect(await countTurns(() => speller.lookUp(words))).toBeGreaterThan(words.length - 2);
});

it("asks the dictionaries again after a change of them", async () => {
  await american().lookUp(["bread"]);
  writeFileSync(kept(), readFileSync(kept(), "utf8").replace(/@\d+\.\d+\.\d+/, "@0.0.0"));
  expect(american().isRight("bread")).toBe(false);
});

it("takes a damaged file for none", async () => {
  await american().lookUp(["bread"]);
  writeFileSync(kept(), "{");
  const next = american();
  await next.lookUp(["bread"]);
  expect(next.isRight("bread")).toBe(true);
});

it("keeps British texts apart from American ones", async () => {
  await american().lookUp(["colour", "mould"]);
  expect(american().isRight("colour")).toBe(false);
  expect(american().judge("mould")?.american).toBe("mold");
  for (const language of ["en", "en-GB"]) {
    const speller = createSpeller({ language, cache });
    await speller?.lookUp(["colour", "mould", "austin"]);
    expect(["colour", "mould", "austin"].map((word) => speller?.isRight(word))).toEqual([
      ...[true, true, false],
    ]);
    expect(speller?.judge("austin")?.meant).toEqual(["Austin"]);
  }
  expect(existsSync(join(cache, "spelling/english.json"))).toBe(true);
});

it("looks up what it does not know, and nothing twice", async () => {
  const speller = american();
  await speller.lookUp(["bread", "recieve"]);
  rmSync(kept());
  await speller.lookUp(["Bread", "recieve"]);
  expect(existsSync(kept())).toBe(false);
  await speller.lookUp(["bread", "cake"]);
  expect(american().isRight("cake")).toBe(true);
});

it("has no dictionary for other languages", () => {
  expect(createSpeller({ language: "de", cache })).toBeUndefined();
  expect(createSpeller({ language: "fr-FR", cache })).toBeUndefined();
  // Slavey, and Middle English.
  expect(createSpeller({ language: "den", cache })).toBeUndefined();
  expect(createSpeller({ language: "enm", cache })).toBeUndefined();
});
