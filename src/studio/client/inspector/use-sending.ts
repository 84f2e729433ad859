import { useRef } from "react";
import { isUse, type PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import { wordsOf } from "../../words/names/block-labels.ts";
import { ask } from "../api.ts";
import { withInserted, withoutAnchor } from "../state/block-changes.ts";
import type { OpenPage } from "../state/session.ts";
import type { StudioState } from "../state/use-studio.ts";
import { say } from "../words/say.ts";

const COPIED = say("inspector.copied");
const SHARED = say("inspector.shared");

/**
 * Has blocks shown on other pages.
 *
 * @param refresh reads the site again
 * @returns what copies a block to the end of another page, and what makes a shared part of one
 */
export function useSending(
  { studio, open, overview }: { studio: StudioState; open: OpenPage; overview: Overview },
  refresh: () => Promise<void>,
) {
  const latest = useRef(open);
  latest.current = open;

  async function copyTo(block: PageBlock, path: string): Promise<void> {
    const page = await studio.show(path);
    if (!page) return;
    const at = blocksOf(page).length;
    const copied = withInserted(page, at, withoutAnchor(block));
    studio.edit(copied, `copy ${at}`, { path, selected: at });
    studio.notify({ tone: "good", text: COPIED });
  }

  async function share(at: number): Promise<void> {
    const block = blocksOf(open.page)[at];
    if (!block || isUse(block)) return;
    try {
      const { name } = await ask<{ name: string }>("share", {
        block,
        words: wordsOf(block, overview),
      });
      await refresh();
      const { page, path } = latest.current;
      const now = blocksOf(page).indexOf(block);
      if (now < 0) throw new Error(say("inspector.changedMeanwhile"));
      const blocks = blocksOf(page).with(now, { use: name });
      studio.edit({ ...page, blocks }, `share ${now}`, { path, selected: now });
      studio.notify({ tone: "good", text: SHARED });
    } catch (cause) {
      studio.fail((cause as Error).message);
    }
  }

  return { copyTo, share };
}
