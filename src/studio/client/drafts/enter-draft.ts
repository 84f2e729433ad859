import { draftActions } from "./draft-actions.ts";

/**
 * Works on another draft from now on. Everything that is shown is of that one.
 *
 * @param id nothing for one's own changes
 */
export async function enterDraft(id?: string): Promise<void> {
  await draftActions.open(id);
  location.reload();
}
