import { Pencil } from "lucide-react";
import { useState } from "react";
import type { DraftSummary } from "../../contract/drafts.ts";
import { Question } from "../dialogs/Question.tsx";
import field from "../form/Field.module.scss";
import buttons from "../ui/Buttons.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";

/** Gives a draft another name. */
export function DraftTitle({
  name,
  isBusy,
  onRename,
}: Pick<DraftSummary, "name"> & { isBusy: boolean; onRename: (name: string) => void }) {
  const [written, setWritten] = useState<string>();
  if (written === undefined)
    return (
      <div>
        <TextButton icon={Pencil} disabled={isBusy} onClick={() => setWritten(name)}>
          {say("drafts.rename")}
        </TextButton>
      </div>
    );
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault();
        onRename(written.trim());
        setWritten(undefined);
      }}
    >
      <Question id="draft-name" label={say("drafts.name")} help={say("drafts.newHelp")}>
        <input
          id="draft-name"
          ref={beginHere}
          className={field.input}
          value={written}
          maxLength={80}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      </Question>
      <div className={styles.actions}>
        <TextButton onClick={() => setWritten(undefined)}>{say("ui.cancel")}</TextButton>
        <button
          type="submit"
          className={buttons.primary}
          disabled={isBusy || written.trim() === "" || written.trim() === name}
        >
          {say("drafts.rename")}
        </button>
      </div>
    </form>
  );
}

/** Whoever asks for another name writes it next, over the old one. */
function beginHere(input: HTMLInputElement | null): void {
  input?.select();
}
