import { changesBetween } from "../../../engine/model/merge/changes-between.ts";
import type { Overview, StudioIssue } from "../../contract/answers.ts";
import { valuesOf } from "../../words/names/block-labels.ts";
import { wordsFrom } from "../form/names.ts";
import { say } from "../words/say.ts";
import type { OpenPage } from "./session.ts";

const FACT = /\{facts\.([^{}]+)\}/g;

/** A fact whose token a text had, and what was written instead. */
interface ReplacedFact {
  fact: string;
  value: string;
}

/**
 * Facts that were written over since the page was saved: whoever changes a price where it is shown may not know that other pages
 * show it, too. Each can be changed everywhere instead.
 */
export function replacedFacts(
  { saved, page }: Pick<OpenPage, "saved" | "page">,
  overview: Overview,
): StudioIssue[] {
  const values = valuesOf(overview);
  return changesBetween(saved, page).flatMap(({ pointer, before, after }) => {
    if (typeof before !== "string" || typeof after !== "string") return [];
    return factsWrittenOver(before, after).flatMap(({ fact, value }): StudioIssue[] => {
      const known = values.get(`facts.${fact}`);
      if (known === undefined || known === value) return [];
      return [
        {
          rule: "fact-replaced",
          level: "warning",
          message: say("state.factReplaced", { fact: wordsFrom(fact), value: known }),
          hint: say("state.factReplacedHint"),
          pointer,
          choice: { fact, value },
        },
      ];
    });
  });
}

/** The facts that something else has replaced, between the same words. */
export function factsWrittenOver(before: string, after: string): ReplacedFact[] {
  return [...before.matchAll(FACT)].flatMap(({ index, 0: token, 1: fact = "" }): ReplacedFact[] => {
    const start = before.slice(0, index);
    const end = before.slice(index + token.length);
    if (after.includes(token) || !after.startsWith(start)) return [];
    const rest = after.slice(start.length);
    // A plus that is not written again leaves no doubt.
    if (!rest.endsWith(end) && /[\p{L}\p{N}{]/u.test(end)) return [];
    const value = (rest.endsWith(end) ? rest.slice(0, rest.length - end.length) : rest).trim();
    return value === "" || /[{}]/.test(value) ? [] : [{ fact, value }];
  });
}
