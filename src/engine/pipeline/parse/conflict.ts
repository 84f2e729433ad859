import type { Mistake } from "./mistake.ts";

const MARK = /^(<{7}|={7}|>{7}|\|{7})( .*)?\r?$/;

/**
 * Finds the marks that Git leaves where two changes did not go together.
 *
 * @returns the text with the first side of every conflict only, of the same length, so that positions stay
 */
export function withoutConflicts(text: string): { text: string; mistakes: Mistake[] } {
  if (!/^[<=>|]{7}/m.test(text)) return { text, mistakes: [] };
  const mistakes: Mistake[] = [];
  let side: "none" | "first" | "second" = "none";
  let offset = 0;
  const lines = text.split("\n").map((line) => {
    const mark = MARK.exec(line)?.[1]?.charAt(0);
    if (mark === "<" || (mark !== undefined && side === "none"))
      mistakes.push(unmerged(offset, line.length, mark === "<"));
    if (mark === "<") side = "first";
    else if (mark === "|" || mark === "=") side = side === "none" ? "none" : "second";
    offset += line.length + 1;
    const isLeftOut = mark !== undefined || side === "second";
    if (mark === ">") side = "none";
    return isLeftOut ? " ".repeat(line.length) : line;
  });
  return { text: lines.join("\n"), mistakes };
}

function unmerged(offset: number, length: number, isBeginning: boolean): Mistake {
  return {
    offset,
    length,
    message: isBeginning
      ? "Two changes of this file were not merged."
      : "A mark of a merge that was not finished stands here.",
    hint: "Keep the side that is right, and delete the other together with the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  };
}
