import { type ReactNode, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { withInserted } from "../state/block-changes.ts";
import type { StudioState } from "../state/use-studio.ts";
import { BlockMenu } from "./BlockMenu.tsx";
import type { PatternActions } from "./use-patterns.ts";

/**
 * Adds blocks: whatever asks for it, the same menu opens.
 *
 * @param paste puts what was copied at an index
 * @param forget takes a pattern out of the menu
 * @returns what opens the menu for an index, and the menu
 */
export function useInserting(
  { open, edit }: StudioState,
  overview: Overview | undefined,
  paste: (index: number) => Promise<void>,
  forget: PatternActions["forget"],
): { insert: (index: number) => void; menu: ReactNode } {
  const [index, setIndex] = useState<number>();
  const menu = open && overview && index !== undefined && (
    <BlockMenu
      overview={overview}
      onChoose={(blocks) =>
        edit(withInserted(open.page, index, ...blocks), `add ${index}`, {
          selected: blocks.length === 1 ? index : undefined,
        })
      }
      onForget={forget}
      onPaste={() => void paste(index)}
      onClose={() => setIndex(undefined)}
    />
  );
  return { insert: setIndex, menu };
}
