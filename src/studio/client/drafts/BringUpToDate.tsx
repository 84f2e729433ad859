import { ArrowDownToLine } from "lucide-react";
import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { DraftClashes } from "./DraftClashes.tsx";
import styles from "./Drafts.module.scss";
import { type AskForUpdate, useUpdate } from "./use-update.ts";

/** Brings a draft, or a folder, up to date where it stands in the way of something else. */
export function BringUpToDate({
  ask,
  overview,
  onDone,
}: {
  ask: AskForUpdate;
  overview: Overview;
  onDone: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (task: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await task();
      setFailure(undefined);
    } catch (cause) {
      setFailure((cause as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const update = useUpdate(ask, run, onDone);
  return (
    <>
      <div role="alert">{failure !== undefined && <p className={styles.failure}>{failure}</p>}</div>
      {update.asked ? (
        <DraftClashes {...update} asked={update.asked} overview={overview} />
      ) : (
        <TextButton icon={ArrowDownToLine} disabled={isBusy} onClick={update.start}>
          {say("drafts.update")}
        </TextButton>
      )}
    </>
  );
}
