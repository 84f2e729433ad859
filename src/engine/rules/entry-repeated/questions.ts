import { isUse } from "../../model/block.ts";
import type { Finding } from "../../model/issue.ts";
import { appendPointer, pointerKeys } from "../../model/pointer.ts";
import type { PageEntry, SharedEntry, SiteIndex } from "../../pipeline/index/site-index.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { lookupsOf } from "../analysis/fields.ts";
import { inspectLists, type ListedQuestion, type ListFindings } from "./lists.ts";

/** A question of a page, written there or in a shared block. */
interface Asked {
  question: ListedQuestion;
  /** The shared block that it comes with, and its number among the blocks of the page. */
  from?: { shared: SharedEntry; at: number };
}

/** A page answers every question once, those of shared blocks included. */
export function repeatedQuestions({ entry }: CheckedPage, { index, schemas }: PageSite): Finding[] {
  if (entry.file === index.siteFile) return [];
  const { page, block } = lookupsOf(schemas);
  return askedTwice(entry, { index, inPage: inspectLists(page), inBlock: inspectLists(block) });
}

/** What finds questions. */
interface Inspection {
  index: SiteIndex;
  inPage: (page: object) => ListFindings;
  inBlock: (block: object) => ListFindings;
}

/** Questions of shared blocks come first, so that the page's own is the one too many. */
function askedTwice(entry: PageEntry, { index, inPage, inBlock }: Inspection): Finding[] {
  const seen = new Map<string, Asked>();
  const findings: Finding[] = [];
  const ask = (asked: Asked) => {
    const key = keyOf(asked.question.text);
    const first = seen.get(key);
    if (first) findings.push(repeated(entry, first, asked));
    else seen.set(key, asked);
  };
  for (const [at, block] of entry.page.blocks.entries()) {
    const shared = isUse(block) ? index.shared.get(block.use) : undefined;
    if (!shared) continue;
    const own = (isUse(block) && block.with) || {};
    for (const question of inBlock(shared.block).questions)
      if (!Object.hasOwn(own, pointerKeys(question.list)[0] ?? ""))
        ask({ question, from: { shared, at } });
  }
  for (const question of inPage(entry.page).questions) ask({ question });
  return findings;
}

function keyOf(question: string): string {
  return question.toLowerCase().replace(/[\s?!.…]{1,9}$/, "");
}

/** A file that asks twice by itself does so where it is written; of two files the page is reported. */
function repeated({ file }: PageEntry, first: Asked, { question, from }: Asked): Finding {
  return {
    message: `This page asks “${question.text}” twice.`,
    hint: "Keep the better answer, and take the other question away.",
    ...(from && first.from?.shared === from.shared
      ? { file: from.shared.file, pointer: `/block${pointerTo(question)}` }
      : { file, pointer: from ? appendPointer("/blocks", from.at) : pointerTo(question) }),
  };
}

function pointerTo({ list, at, field }: ListedQuestion): string {
  return appendPointer(appendPointer(list, at), field);
}
