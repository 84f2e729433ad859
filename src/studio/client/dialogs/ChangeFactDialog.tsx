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
      title="Change it everywhere?"
      button={`Change to ${value}`}
      command={{ command: "change-fact", name, value }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>
        This value is kept once, under “Contact and facts”, and shown on every page that uses it.
        Here it was typed by hand, so that the other pages would keep the old one.
      </p>
    </CommandDialog>
  );
}
