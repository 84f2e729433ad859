import { useState } from "react";
import field from "../form/Field.module.scss";
import { nameFrom, wordsFrom } from "../form/names.ts";
import { CommandDialog } from "./CommandDialog.tsx";

/** Asks for another name of a fact. */
export function RenameFactDialog({
  name,
  onDone,
  onClose,
}: {
  name: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState(wordsFrom(name));
  const to = nameFrom(words);
  return (
    <CommandDialog
      title={`Rename “${wordsFrom(name)}”`}
      button="Rename it"
      command={to === "" || to === name ? undefined : { command: "rename-fact", name, to }}
      onDone={onDone}
      onClose={onClose}
    >
      <label className={field.label} htmlFor="fact-name">
        New name
      </label>
      <input
        id="fact-name"
        className={field.input}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={field.help}>Visitors do not see it. What pages show stays the same.</p>
    </CommandDialog>
  );
}
