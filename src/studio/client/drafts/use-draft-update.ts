import { useState } from "react";
import type { ClashChoice, UpdateAnswer } from "../../contract/drafts.ts";
import { draftActions } from "./draft-actions.ts";
import type { Drafts } from "./use-drafts.ts";

/** What has to be decided before a draft is up to date. */
export type AskedClashes = Extract<UpdateAnswer, { outcome: "clashes" }>;

/**
 * Brings a draft up to date, and asks where two changes cannot both stay.
 *
 * @param onDone called when it is up to date
 */
export function useDraftUpdate(id: string, run: Drafts["run"], onDone?: () => void) {
  const [asked, setAsked] = useState<AskedClashes>();
  const update = (decided?: { compared: string; choices: ClashChoice[] }) =>
    void run(async () => {
      const answer = await draftActions.update(id, decided);
      setAsked(answer.outcome === "clashes" ? answer : undefined);
      if (answer.outcome !== "clashes") onDone?.();
    });
  return {
    asked,
    start: () => update(),
    onDecide: (choices: ClashChoice[]) => asked && update({ compared: asked.compared, choices }),
    onLater: () => setAsked(undefined),
  };
}
