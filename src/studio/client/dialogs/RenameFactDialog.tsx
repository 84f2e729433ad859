import { useState } from "react";
import field from "../form/Field.module.scss";
import { nameFrom, wordsFrom } from "../form/names.ts";
import { say } from "../words/say.ts";
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
      title={say("dialogs.renameFact", { fact: wordsFrom(name) })}
      button={say("dialogs.renameIt")}
      command={to === "" || to === name ? undefined : { command: "rename-fact", name, to }}
      onDone={onDone}
      onClose={onClose}
    >
      <label className={field.label} htmlFor="fact-name">
        {say("dialogs.newName")}
      </label>
      <input
        id="fact-name"
        className={field.input}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={field.help}>{say("dialogs.newNameHelp")}</p>
    </CommandDialog>
  );
}
