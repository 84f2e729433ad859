import { changesBetween } from "../../../engine/model/merge/changes-between.ts";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { PageState } from "../../contract/history.ts";
import { partAt, type SitePart, siteFileKind } from "../../contract/site-files.ts";
import type { Step } from "./session.ts";

/** Steps that can be undone, and those that can be done again, the next one last. */
interface Steps {
  past: Step[];
  future: Step[];
}

/**
 * The steps that were made on a page before it was opened. A state that was there before is a step back, or one forth
 * that was taken back: what was undone can be done again.
 */
export function earlierSteps(path: string, states: PageState[]): Steps {
  const sizes = new Map<EditedPage, number>();
  const sizeOf = (page: EditedPage) => sizes.get(page) ?? JSON.stringify(page).length;
  for (const { page } of states) sizes.set(page, sizeOf(page));
  // Comparing all states of a long page with each other takes seconds.
  const isSame = (one: EditedPage, other: EditedPage) =>
    sizeOf(one) === sizeOf(other) && sameValue(one, other);

  const past: Step[] = [];
  let future: Step[] = [];
  for (const [index, { at, kind, page }] of states.entries()) {
    const before = states[index - 1]?.page;
    if (!before || kind === "outside" || isSame(before, page)) continue;
    const isWork = kind !== "discarded";
    const back = isWork ? past.findLastIndex((step) => isSame(step.before, page)) : -1;
    const forth = isWork ? future.findLastIndex((step) => isSame(step.after, page)) : -1;
    if (back >= 0) future.push(...past.splice(back).reverse());
    else if (forth >= 0) past.push(...future.splice(forth).reverse());
    else {
      past.push(stepOf(path, at, before, page));
      future = [];
    }
  }
  return { past, future };
}

function stepOf(path: string, at: string, before: EditedPage, after: EditedPage): Step {
  const part = partOf(path, before, after);
  const time = Date.parse(at);
  return { path, part, before, after, name: "earlier", time, selectedBefore: undefined };
}

/** The part of the site file in which a step was made. */
function partOf(path: string, before: EditedPage, after: EditedPage): SitePart | undefined {
  if (siteFileKind(path) === undefined) return undefined;
  return partAt(path, changesBetween(before, after)[0]?.pointer ?? "");
}
