import { useState } from "react";
import type { ClashChoice, Decision, UpdateAnswer } from "../../contract/drafts.ts";
import type { Drafts } from "./use-drafts.ts";

/** What has to be decided before something is up to date. */
export type OpenClashes = Extract<UpdateAnswer, { outcome: "clashes" }>;

/** Brings a draft, or a folder, up to date. */
export type AskForUpdate = (decided?: Decision) => Promise<UpdateAnswer>;

/**
 * Brings something up to date, and asks where two changes cannot both stay.
 *
 * @param onDone called when it is up to date
 */
export function useUpdate(ask: AskForUpdate, run: Drafts["run"], onDone?: () => void) {
  const [asked, setAsked] = useState<OpenClashes>();
  const update = (decided?: Decision) =>
    void run(async () => {
      const answer = await ask(decided);
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
