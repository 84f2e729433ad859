import type { PageBlock } from "../../../engine/model/block.ts";
import type { Pattern } from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { withoutAnchor } from "../state/block-changes.ts";
import type { StudioState } from "../state/use-studio.ts";
import { say } from "../words/say.ts";

/** What can be done with patterns: each says what became of it. */
export interface PatternActions {
  save: (label: string, blocks: PageBlock[]) => void;
  forget: (pattern: Pattern) => void;
}

/** Keeps blocks to be added together, and forgets them again. */
export function usePatterns(
  { notify, fail }: Pick<StudioState, "notify" | "fail">,
  refresh: () => Promise<void>,
): PatternActions {
  const done = async (asked: Promise<unknown>, text: string) => {
    try {
      await asked;
      await refresh();
      notify({ tone: "good", text });
    } catch (cause) {
      fail((cause as Error).message);
    }
  };
  return {
    save: (label, blocks) =>
      void done(
        ask("save-pattern", { label, blocks: blocks.map(withoutAnchor) }),
        say("inspector.patternSaved", { name: label }),
      ),
    forget: ({ name, label }) =>
      void done(
        ask("forget-pattern", { name }),
        say("inspector.patternForgotten", { name: label }),
      ),
  };
}
