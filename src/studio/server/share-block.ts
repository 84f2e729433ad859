import { applyPlan } from "../../engine/edit/apply-plan.ts";
import { planShareBlock } from "../../engine/edit/share-block.ts";
import type { Block } from "../../engine/model/block.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { editableSite } from "./editable-site.ts";
import { type Input, objectOf, textOf } from "./input.ts";
import { RequestError } from "./request-error.ts";

/**
 * Makes a file of a block, so that several pages can show it, and reads the site again.
 *
 * @returns what pages name it by
 * @throws {RequestError} when something is missing in the block
 */
export async function shareBlock(context: StudioContext, input: Input): Promise<{ name: string }> {
  const block = objectOf(input, "block");
  await context.site.refresh();
  const [wrong] = currentSite(context).engine.validate("shared", "", { block });
  if (wrong)
    throw new RequestError(
      400,
      `This part is not finished, so it cannot be shared: ${wrong.message}`,
    );
  const plan = planShareBlock(editableSite(context), block as Block, textOf(input, "words"));
  applyPlan(plan, context.folders.pages);
  await context.site.refresh();
  return { name: plan.name };
}
