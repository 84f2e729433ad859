import { useState } from "react";
import dialogs from "../dialogs/dialogs.module.scss";
import { Question } from "../dialogs/Question.tsx";
import field from "../form/Field.module.scss";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";

/** The server takes no longer one. */
const LONGEST = 100;

/** Asks what a pattern shall be called. */
export function PatternDialog({
  onSave,
  onClose,
}: {
  onSave: (label: string) => void;
  onClose: () => void;
}) {
  const [label, setLabel] = useState("");
  const save = () => {
    onClose();
    onSave(label.trim());
  };
  return (
    <Dialog title={say("inspector.savePattern")} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (label.trim() !== "") save();
        }}
      >
        <Question
          id="pattern-label"
          label={say("inspector.patternName")}
          help={say("inspector.patternHelp")}
        >
          <input
            id="pattern-label"
            className={field.input}
            maxLength={LONGEST}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </Question>
        <div className={dialogs.buttons}>
          <TextButton onClick={onClose}>{say("ui.cancel")}</TextButton>
          <TextButton look="primary" disabled={label.trim() === ""} onClick={save}>
            {say("inspector.savePattern")}
          </TextButton>
        </div>
      </form>
    </Dialog>
  );
}
