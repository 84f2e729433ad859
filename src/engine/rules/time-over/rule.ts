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

const NAMES = { page: "page", block: "block", redirect: "old address" };

export const rule = defineRule({
  id: "time-over",
  level: "warning",
  title: "The time of something is over",
  help: "Whatever has ended is left out of the site, and only makes its file longer. It is mostly forgotten there, or its year is a slip.",
  example,
  checkPage: ({ entry }, { index }) =>
    timedPartsOf(entry, index).flatMap((part) => overSince(part, index)),
  check: ({ index }) => timedSharedBlocks(index).flatMap((part) => overSince(part, index)),
});

function overSince(
  { kind, file, pointer, times, written }: TimedPart,
  { clock }: SiteIndex,
): Finding[] {
  const { begin, end } = overlapOf([times], clock);
  const { unpublishAt } = written;
  if (unpublishAt === undefined || begin >= end || clock.timingOf(times) !== "ended") return [];
  return [
    {
      message: `This ${NAMES[kind]} is over since ${timeInWords(unpublishAt)}.`,
      hint: "Delete it, or write when it ends.",
      file,
      pointer: appendPointer(pointer, "unpublishAt"),
    },
  ];
}
