import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { overlapOf } from "../../pipeline/time/ends.ts";
import {
  type TimedPart,
  timedPartsOf,
  timedSharedBlocks,
} from "../../pipeline/time/timed-parts.ts";
import { timeInWords } from "../analysis/times.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "time-order",
  level: "error",
  title: "Something ends before it goes live",
  help: "A page, a block or an old address whose end is not later than its begin is never shown.",
  example,
  checkPage: ({ entry }, { index }) =>
    timedPartsOf(entry, index).flatMap((part) => order(part, index)),
  check: ({ index }) => timedSharedBlocks(index).flatMap((part) => order(part, index)),
});

function order({ file, pointer, times, written }: TimedPart, { clock }: SiteIndex): Finding[] {
  const { begin, end } = overlapOf([times], clock);
  if (begin < end) return [];
  const { publishAt = "", unpublishAt = "" } = times;
  return [
    {
      message: `It ends on ${timeInWords(unpublishAt)}, and goes live on ${timeInWords(publishAt)}: it would never be shown.`,
      hint: "Compare the two times.",
      file,
      pointer: appendPointer(
        pointer,
        written.unpublishAt === undefined ? "publishAt" : "unpublishAt",
      ),
    },
  ];
}
