import { expect, it } from "vitest";
import type { ResolvedBlock } from "../../engine/model/block.ts";
import { changesOf, type ShownBlocks, withChanges } from "./changed-blocks.ts";

const [a, b, c] = ["a", "b", "c"].map((title) => ({ type: "cta", title }) as ResolvedBlock);

it.each<[string, ShownBlocks, ShownBlocks, number]>([
  ["nothing", [a ?? null, b ?? null], [a ?? null, b ?? null], 0],
  ["one block", [a ?? null, b ?? null], [a ?? null, c ?? null], 1],
  ["one more", [a ?? null], [a ?? null, b ?? null], 1],
  ["one less", [a ?? null, b ?? null], [a ?? null], 0],
  ["one that cannot be shown", [a ?? null, b ?? null], [null, b ?? null], 1],
  ["one more that cannot be shown", [], [null], 1],
])("sends no more than what has changed: %s", (_, before, now, sent) => {
  const changes = changesOf(before, now);
  expect(changes.changed).toHaveLength(sent);
  expect(withChanges(before, JSON.parse(JSON.stringify(changes)))).toEqual(now);
});
