import { say } from "../words/say.ts";
import { CommandDialog } from "./CommandDialog.tsx";

/** Asks whether a value that pages show by its token shall change on all of them. */
export function ChangeFactDialog({
  name,
  value,
  onDone,
  onClose,
}: {
  name: string;
  value: string;
  onDone: () => void;
  onClose: () => void;
}) {
  return (
    <CommandDialog
      title={say("dialogs.changeEverywhere")}
      button={say("dialogs.changeTo", { value })}
      command={{ command: "change-fact", name, value }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{say("dialogs.keptOnce")}</p>
    </CommandDialog>
  );
}
