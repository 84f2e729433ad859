import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { appendPointer } from "../../../../engine/model/pointer.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { FieldView } from "../FieldView.tsx";
import { useFormScope } from "../FormScope.tsx";
import type { FieldProps } from "../field-props.ts";
import { nameFrom, wordsFrom } from "../names.ts";

/** Values under names of the author's own, for example the figures that several pages give. */
export function NamedField({ field, pointer, value, onChange }: FieldProps<"named">) {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  const change = (next: [string, unknown][]) =>
    onChange(next.length === 0 && !field.required ? undefined : Object.fromEntries(next));
  const { offers, usageAt } = useFormScope();
  const isShown = (name: string) => (usageAt(appendPointer(pointer, name)) ?? []).length > 0;
  return (
    <FieldFrame field={field} pointer={pointer} group>
      <ul className={styles.named}>
        {entries.map(([name, one], at) => (
          <li key={name}>
            <FieldView
              field={{ ...field.item, label: wordsFrom(name), help: undefined, required: false }}
              pointer={appendPointer(pointer, name)}
              value={one}
              onChange={(next) => change(entries.with(at, [name, next ?? ""]))}
            />
            <div className={styles.namedActions}>
              <IconButton
                label={say("form.rename", { name: wordsFrom(name) })}
                icon={Pencil}
                onClick={() => offers.renameFact(name)}
              />
              <IconButton
                label={say("form.deleteEntry", { name: wordsFrom(name) })}
                icon={Trash2}
                onClick={() =>
                  isShown(name) ? offers.removeFact(name) : change(entries.toSpliced(at, 1))
                }
              />
            </div>
          </li>
        ))}
      </ul>
      <NewName
        taken={entries.map(([name]) => name)}
        onAdd={(name) => change([...entries, [name, ""]])}
      />
    </FieldFrame>
  );
}

/** Asks for the name of another value. */
function NewName({ taken, onAdd }: { taken: string[]; onAdd: (name: string) => void }) {
  const [words, setWords] = useState("");
  const name = nameFrom(words);
  const isTaken = taken.includes(name);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <input
          className={styles.input}
          aria-label={say("form.newFact")}
          placeholder={say("form.newFactExample")}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <TextButton
          icon={Plus}
          disabled={name === "" || isTaken}
          onClick={() => {
            onAdd(name);
            setWords("");
          }}
        >
          {say("ui.add")}
        </TextButton>
      </div>
      {isTaken && <p className={styles.help}>{say("form.nameTaken")}</p>}
    </div>
  );
}
