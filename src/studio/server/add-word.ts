import { planAddWords } from "../../engine/edit/add-words.ts";
import { carryOut } from "../../engine/edit/carry-out.ts";
import { Refusal } from "../../engine/edit/plan.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { Refused } from "./refused.ts";

/** Adds a word to the site's own, and reads the site again. @throws {Refused} for what is no word */
export async function addWord(context: StudioContext, word: string): Promise<object> {
  const { pages } = context.folders;
  carryOut(planFor(pages, context, word), pages);
  await context.site.refresh();
  return {};
}

function planFor(pages: string, context: StudioContext, word: string) {
  try {
    return planAddWords(pages, currentSite(context).site, [word]);
  } catch (cause) {
    if (cause instanceof Refusal) throw new Refused(400, cause.message);
    throw cause;
  }
}
