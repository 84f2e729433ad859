import { useState } from "react";
import type { Block, BlockForm } from "../../contract/field.ts";
import field from "../form/Field.module.scss";
import { HelpText } from "../form/HelpText.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./BlockMenu.module.scss";

/** All kinds of blocks, each with a small picture: the gallery's first example. */
export function BlockMenu({
  forms,
  onChoose,
  onClose,
}: {
  forms: BlockForm[];
  onChoose: (body: Block) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState("");
  const wanted = words.toLowerCase().trim();
  const shown = forms.filter(({ label, help }) =>
    `${label} ${help}`.toLowerCase().includes(wanted),
  );
  return (
    <Dialog title="What shall be added?" wide onClose={onClose}>
      <input
        type="search"
        className={field.input}
        aria-label="Find a part"
        placeholder="Find a part by what it is for"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className={styles.menu}>
        {shown.map((form) => (
          <li key={form.type} className={styles.entry}>
            <div className={styles.picture} inert>
              {form.examples > 0 && (
                <iframe
                  src={`/_blocks/${form.type}/1`}
                  title={`An example of ${form.label}`}
                  loading="lazy"
                  tabIndex={-1}
                />
              )}
            </div>
            <button
              type="button"
              className={styles.choose}
              onClick={() => {
                onChoose(form.body);
                onClose();
              }}
            >
              {form.label}
            </button>
            <HelpText text={form.help} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
