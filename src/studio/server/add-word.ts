import { planAddWords } from "../../engine/edit/add-words.ts";
import { applyPlan } from "../../engine/edit/apply-plan.ts";
import { PlanError } from "../../engine/edit/plan.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { RequestError } from "./request-error.ts";

/** Adds a word to the site's own, and reads the site again. @throws {RequestError} for what is no word */
export async function addWord(context: StudioContext, word: string): Promise<object> {
  const { pages } = context.folders;
  applyPlan(planFor(pages, context, word), pages);
  await context.site.refresh();
  return {};
}

function planFor(pages: string, context: StudioContext, word: string) {
  try {
    return planAddWords(pages, currentSite(context).site, [word]);
  } catch (cause) {
    if (cause instanceof PlanError) throw new RequestError(400, cause.message);
    throw cause;
  }
}
