import { wordsFrom } from "../form/names.ts";
import { say } from "../words/say.ts";
import { CommandDialog } from "./CommandDialog.tsx";

/** Asks whether a fact shall be taken away that pages show. */
export function RemoveFactDialog({
  name,
  onDone,
  onClose,
}: {
  name: string;
  onDone: () => void;
  onClose: () => void;
}) {
  return (
    <CommandDialog
      title={say("dialogs.removeFact", { fact: wordsFrom(name) })}
      button={say("dialogs.removeIt")}
      danger
      command={{ command: "remove-fact", name }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{say("dialogs.removeFactText")}</p>
    </CommandDialog>
  );
}
