import { useState } from "react";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage } from "../../contract/field.ts";
import { useStable } from "../ui/use-stable.ts";
import { withoutAnchor } from "./block-changes.ts";
import type { OpenPage, Session } from "./session.ts";

/** Blocks of the open page that are chosen together, by their indexes in their order. */
export interface ChosenBlocks {
  chosen: readonly number[];
  choose: (chosen: readonly number[]) => void;
}

/** What was chosen, and among what. */
interface Choice {
  path: string | undefined;
  blocks: unknown;
  selected: Session["selected"];
  chosen: readonly number[];
}

const NONE: readonly number[] = [];

/** Which blocks are chosen together: none on another page, while one is edited, and once blocks have changed. */
export function useChosenBlocks(open: OpenPage | undefined, { selected }: Session): ChosenBlocks {
  const [made, setMade] = useState<Choice>();
  const among = { path: open?.path, blocks: open?.page.blocks, selected };
  const isOf = (choice: Choice) =>
    choice.path === among.path &&
    choice.blocks === among.blocks &&
    choice.selected === among.selected;
  const choose = useStable((chosen: readonly number[]) => setMade({ ...among, chosen }));
  return { chosen: made && isOf(made) ? made.chosen : NONE, choose };
}

/** How a block is chosen beside others: it alone more or less, or all up to it. */
export type ChoosingKey = "one" | "range";

/** What is chosen after one more was pointed at. A range begins at the block that was chosen last. */
export function chosenWith(chosen: readonly number[], at: number, key: ChoosingKey): number[] {
  if (key === "one")
    return chosen.includes(at) ? chosen.filter((other) => other !== at) : ordered([...chosen, at]);
  const first = chosen[0] ?? at;
  const start = at < first ? (chosen.at(-1) ?? at) : first;
  const [from, to] = [Math.min(start, at), Math.max(start, at)];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function ordered(indexes: number[]): number[] {
  return indexes.sort((a, b) => a - b);
}

/** The page without some of its blocks. */
export function withoutBlocks(page: EditedPage, chosen: readonly number[]): EditedPage {
  return { ...page, blocks: blocksOf(page).filter((_, at) => !chosen.includes(at)) };
}

/** The page with copies of some blocks below the last of them. */
export function withCopies(page: EditedPage, chosen: readonly number[]): EditedPage {
  const blocks = blocksOf(page);
  const copies = chosen.flatMap((at) => blocks[at] ?? []).map(withoutAnchor);
  return { ...page, blocks: blocks.toSpliced((chosen.at(-1) ?? 0) + 1, 0, ...copies) };
}
