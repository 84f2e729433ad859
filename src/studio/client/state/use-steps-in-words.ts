import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { changedNames } from "./change-words.ts";
import type { Session } from "./session.ts";

/** @returns what was undone or redone last, for those who do not see it, and what is called before it is done */
export function useStepsInWords(session: Session, overview: Overview | undefined) {
  const [announced, announce] = useState({ words: "", count: 0 });
  const say = (way: "undo" | "redo") => {
    const step = way === "undo" ? session.past.at(-1) : session.future.at(-1);
    if (!step || !overview) return;
    const names = changedNames(step, overview);
    const what = way === "undo" ? "Undone" : "Redone";
    const words = names === "" ? `${what}.` : `${what}: ${names}.`;
    announce(({ count }) => ({ words, count: count + 1 }));
  };
  return { announced, say };
}
