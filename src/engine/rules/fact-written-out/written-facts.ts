import type { Finding } from "../../model/issue.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import type { Stretch } from "../../pipeline/texts/stretch.ts";
import { markStretch } from "../analysis/texts/stretch.ts";

/** What is written out, and what is written instead. */
export interface WrittenOut {
  written: string;
  /** Tokens that stand for it; one of them is meant. */
  tokens: string[];
  /** What is put in its place, when that is certain. */
  meant?: string;
}

/** A fact that is written out in a text. */
export function writtenOut(text: OddText, stretch: Stretch, what: WrittenOut): Finding {
  return { ...wordsFor(what), ...markStretch(text, stretch, what.meant) };
}

/** What to say of a fact that is written out. */
export function wordsFor({ written, tokens }: WrittenOut): Pick<Finding, "message" | "hint"> {
  return {
    message: `${written} is written out here, and stays behind when it changes in pages/_site.json.`,
    hint: `Write ${tokens.join(" or ")}.`,
  };
}
