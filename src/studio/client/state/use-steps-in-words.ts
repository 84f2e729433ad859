import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { say } from "../words/say.ts";
import { changedNames } from "./names.ts";
import { nextStep, type Session, type StepDirection } from "./session.ts";

/** @returns what was undone or redone last, for those who do not see it, and what is called before it is done */
export function useStepsInWords(session: Session, overview: Overview | undefined) {
  const [announced, announce] = useState({ words: "", count: 0 });
  const announceStep = (way: StepDirection) => {
    const next = nextStep(session, way);
    if (!next?.isWhole || !overview) return;
    const names = changedNames(next.step, overview);
    const words = way === "undone" ? undoneWords(names) : redoneWords(names);
    announce(({ count }) => ({ words, count: count + 1 }));
  };
  return { announced, say: announceStep };
}

function undoneWords(names: string): string {
  return names === "" ? say("state.undone") : say("state.undoneNames", { names });
}

function redoneWords(names: string): string {
  return names === "" ? say("state.redone") : say("state.redoneNames", { names });
}
