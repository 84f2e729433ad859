import { openNext } from "../state/next-dialog.ts";
import { draftActions } from "./draft-actions.ts";

/**
 * Works on another draft from now on. Everything that is shown is of that one.
 *
 * @param id nothing for one's own changes
 * @param dialog the window to begin with
 */
export async function enterDraft(id?: string, dialog?: "publish"): Promise<void> {
  await draftActions.open(id);
  if (dialog) openNext(dialog);
  location.reload();
}
