import { optionalTextOf, textOf } from "../../studio/server/input.ts";
import type { TeamAction, TeamActions } from "../server/team-actions.ts";
import { assertOwner, type Drafts } from "./drafts.ts";
import { authorOf } from "./review.ts";
import { scheduleDraft } from "./schedule.ts";

/**
 * What can be asked for about the times at which drafts go live.
 *
 * @param onChange called when one was set or taken back
 */
export function scheduleActions(drafts: Drafts, onChange: () => void): TeamActions {
  const schedule: TeamAction = {
    least: "publisher",
    inLog: (input) => `${textOf(input, "id")} ${textOf(input, "at")}`,
    async run(person, input) {
      const id = textOf(input, "id");
      const sentence = optionalTextOf(input, "sentence")?.trim();
      const details = { by: authorOf(person), ...(sentence && { sentence }) };
      const request = { id, local: textOf(input, "at"), ...details };
      await drafts.withDraft(id, async (_, worktree) =>
        scheduleDraft(drafts.site, worktree, request),
      );
      onChange();
      return drafts.read(id);
    },
  };
  const takeBack: TeamAction = {
    least: "author",
    async run(person, input) {
      const id = textOf(input, "id");
      await drafts.withDraft(id, async (record) => {
        assertOwner(record, person);
        drafts.site.records.change(id, () => ({ schedule: undefined }));
      });
      onChange();
      return drafts.read(id);
    },
  };
  return new Map([
    ["schedule-draft", schedule],
    ["unschedule-draft", takeBack],
  ]);
}
