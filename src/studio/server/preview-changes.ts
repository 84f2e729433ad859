import { randomUUID } from "node:crypto";
import type { Preview, PreviewAnswer } from "../contract/answers.ts";
import {
  type ChangedBlocks,
  changesOf,
  type ShownBlocks,
  withChanges,
} from "../contract/changed-blocks.ts";
import type { EditedPage } from "../contract/field.ts";
import { type Input, optionalTextOf, pageOf } from "./input.ts";
import { RequestError } from "./request-error.ts";

/** What a window was shown last, and what it was made from. */
interface Last {
  version: string;
  page: EditedPage;
  blocks: ShownBlocks;
}

/** Answers a wish for a preview, of which windows send and are sent only what has changed since the last one. */
export type PreviewChanges = (
  input: Input,
  preview: (page: EditedPage) => Promise<Preview>,
) => Promise<PreviewAnswer>;

/** Makes the function that knows the last preview. A window that has another sends everything, and is sent everything. */
export function createPreviewChanges(): PreviewChanges {
  let last: Last | undefined;
  return async (input, preview) => {
    const since = optionalTextOf(input, "since");
    const before = last?.version === since ? last : undefined;
    const page = input.blocks === undefined ? pageOf(input) : before && changedPage(before, input);
    if (!page) return { outcome: "unknown" };
    const { blocks, ...rest } = await preview(page);
    const version = randomUUID();
    last = { version, page, blocks };
    return { outcome: "known", ...rest, ...changesOf(before?.blocks ?? [], blocks), version };
  };
}

/** The page that is made of the last one and of what has changed. */
function changedPage({ page }: Last, input: Input): EditedPage {
  const before = Array.isArray(page.blocks) ? page.blocks : [];
  return {
    ...pageOf(input),
    blocks: withChanges<unknown>(before, changesIn(input, before.length)),
  };
}

/** @throws {RequestError} for what is no change of so many blocks */
function changesIn({ blocks }: Input, before: number): ChangedBlocks<unknown> {
  const { count, changed } = (blocks ?? {}) as Partial<ChangedBlocks<unknown>>;
  const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
  const isRight =
    Array.isArray(changed) &&
    isCount(count) &&
    Number(count) <= before + changed.length &&
    changed.every((one) => Array.isArray(one) && isCount(one[0]) && one[0] < Number(count));
  if (!isRight) throw new RequestError(400, "These are no changes of a page.");
  return { count: Number(count), changed };
}
