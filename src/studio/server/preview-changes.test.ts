import { expect, it } from "vitest";
import type { Preview } from "../contract/answers.ts";
import type { ShownBlocks } from "../contract/changed-blocks.ts";
import { createPreviewChanges } from "./preview-changes.ts";

/** Shows blocks as they are written, without looking at them. */
const preview = async ({ blocks }: Record<string, unknown>): Promise<Preview> => ({
  route: "/",
  frame: "",
  blocks: blocks as ShownBlocks as Preview["blocks"],
  issues: [],
});
const PAGE = { title: "A", blocks: ["a", "b"] };

it("takes and gives what has changed since the last preview", async () => {
  const changes = createPreviewChanges();
  const first = await changes({ page: PAGE }, preview);
  if (first.outcome !== "known") throw new Error("A whole page is always known.");
  const blocks = { count: 3, changed: [[2, "c"]] };
  const next = await changes({ page: { title: "A" }, blocks, since: first.version }, preview);
  expect(next).toMatchObject({ outcome: "known", count: 3, changed: [[2, "c"]] });
});

it("asks a window that has another preview for everything", async () => {
  const changes = createPreviewChanges();
  await changes({ page: PAGE }, preview);
  const blocks = { count: 2, changed: [] };
  expect(await changes({ page: {}, blocks, since: "older" }, preview)).toEqual({
    outcome: "unknown",
  });
});

it.each([
  null,
  [],
  { count: 1e9, changed: [] },
  { count: 2, changed: [[5, "c"]] },
  { count: -1, changed: [] },
  { count: 2, changed: ["b"] },
])("rejects what is no change: %j", async (blocks) => {
  const changes = createPreviewChanges();
  const first = await changes({ page: PAGE }, preview);
  const { version: since } = first as { version: string };
  await expect(changes({ page: {}, blocks, since }, preview)).rejects.toThrow("no changes");
});
