import type { Preview, PreviewAnswer } from "../../contract/answers.ts";
import { changesOf, withChanges } from "../../contract/changed-blocks.ts";
import type { EditedPage } from "../../contract/field.ts";
import { ask } from "../api.ts";

/** What is looked at. */
interface Edited {
  path: string;
  page: EditedPage;
  shown?: string | undefined;
}

/** The last answer, and what it was asked for. */
interface Last {
  edited: Edited;
  version: string;
  preview: Preview;
}

/**
 * Makes the function that asks for previews, one after the other. Of each page only what is another than in the last one
 * is sent, and the same of each preview.
 */
export function previewAsker(): (edited: Edited) => Promise<Preview> {
  let last: Last | undefined;
  return async (edited) => {
    const since = last?.version;
    const change = changeOf(last, edited);
    const first = change && (await ask<PreviewAnswer>("preview", { ...change, since }));
    const answer =
      first?.outcome === "known"
        ? first
        : await ask<PreviewAnswer>("preview", { ...edited, since });
    if (answer.outcome === "unknown") throw new Error("A whole page is always known.");
    const { outcome: _, version, count, changed, ...rest } = answer;
    const blocks = withChanges(last?.preview.blocks ?? [], { count, changed });
    last = { edited, version, preview: { ...rest, blocks } };
    return last.preview;
  };
}

/** What has changed since the last one; nothing for another page, or one without blocks. */
function changeOf(last: Last | undefined, { path, page, shown }: Edited): object | undefined {
  const { blocks, ...fields } = page;
  const before = last?.edited.page.blocks;
  if (last?.edited.path !== path || !Array.isArray(blocks) || !Array.isArray(before))
    return undefined;
  return { path, shown, page: fields, blocks: changesOf<unknown>(before, blocks) };
}
