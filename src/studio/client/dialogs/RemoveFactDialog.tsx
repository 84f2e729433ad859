import { wordsFrom } from "../form/names.ts";
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
      title={`Remove “${wordsFrom(name)}”?`}
      button="Remove it"
      danger
      command={{ command: "remove-fact", name }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        The texts that show it keep the words they have now. From then on, each of them is changed
        by itself.
      </p>
    </CommandDialog>
  );
}
