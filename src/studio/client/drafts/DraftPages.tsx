import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftAnswer } from "../../contract/drafts.ts";
import { AlsoChanges } from "../compare/AlsoChanges.tsx";
import { CompareDialog } from "../compare/CompareDialog.tsx";
import { useComparison } from "../compare/use-comparison.ts";
import { say } from "../words/say.ts";
import { ChangedFiles } from "./ChangedFiles.tsx";
import { draftActions } from "./draft-actions.ts";
import type { Drafts } from "./use-drafts.ts";

/** What a draft changes, to be looked at before and after. */
export function DraftPages({
  draft,
  overview,
  drafts: { run, isBusy, failure },
  mayChange,
}: {
  drafts: Drafts;
  draft: DraftAnswer;
  overview: Overview;
  mayChange: boolean;
}) {
  const { id, state, files, isBehind } = draft;
  const isClosed = state === "discarded";
  const [isAsked, setAsked] = useState(false);
  // Who reviews it wants to know all of it; who is still at work may ask.
  const isWanted = !isClosed && files.length > 0 && (isAsked || waitsForPublisher(state));
  const [first, setFirst] = useState<string>();
  const content = JSON.stringify([draft.updatedAt, files, isBehind]);
  const comparison = useComparison({ draft: id }, isWanted, content);
  const compare = (page: string) => {
    setAsked(true);
    setFirst(page);
    // Its author may have written on since it was compared.
    if (isWanted) comparison.again();
  };
  const { answer } = comparison;
  const bringBack = (path: string, block?: number) =>
    void run(async () => {
      if (answer?.outcome !== "built") return;
      await draftActions.restoreEarlier(
        { commit: answer.before, path, block },
        { name: "", draft: id },
      );
      comparison.again();
    });
  return (
    <>
      <ChangedFiles draft={draft} overview={overview} onCompare={compare} />
      {!isClosed && files.length > 0 && (
        <AlsoChanges
          {...{ isWanted, overview }}
          state={comparison}
          onFind={() => setAsked(true)}
          onCompare={compare}
        />
      )}
      {first !== undefined && (
        <CompareDialog
          {...{ first, overview, isBusy }}
          state={comparison}
          trouble={failure}
          names={{
            // What has gone live since is no change of the draft.
            before: say(isBehind ? "compare.base" : "compare.live"),
            after: say("compare.draft"),
          }}
          onBringBack={mayChange ? bringBack : undefined}
          onClose={() => setFirst(undefined)}
        />
      )}
    </>
  );
}

function waitsForPublisher(state: DraftAnswer["state"]): boolean {
  return state === "review" || state === "approved";
}
