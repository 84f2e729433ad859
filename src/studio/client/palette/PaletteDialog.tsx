import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import field from "../form/Field.module.scss";
import { Dialog } from "../ui/Dialog.tsx";
import { say } from "../words/say.ts";
import styles from "./PaletteDialog.module.scss";
import { type PaletteEntry, type PaletteSource, paletteGroups } from "./palette-entries.ts";
import { useTextMatches } from "./use-text-matches.ts";

/** Goes to any page, part or screen, finds texts, and does whatever has a name: typed, and chosen with the arrow keys. */
export function PaletteDialog({ source, onClose }: { source: PaletteSource; onClose: () => void }) {
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const groups = paletteGroups(source, words, useTextMatches(words));
  const all = groups.flatMap(({ entries }) => entries);
  const active = all[Math.min(at, all.length - 1)];
  const optionId = (entry: PaletteEntry | undefined) => entry && `${id}-${all.indexOf(entry)}`;
  useLayoutEffect(() => {
    if (active)
      document.getElementById(optionId(active) ?? "")?.scrollIntoView({ block: "nearest" });
  });

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    // What had the focus before has it again when another window opens, which gives it back in turn.
    flushSync(onClose);
    queueMicrotask(entry.run);
  };
  const down = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") {
      // What has the focus when the window is gone would take it as a line break.
      event.preventDefault();
      choose(active);
    }
    if (step === undefined || all.length === 0) return;
    event.preventDefault();
    setAt((Math.min(at, all.length - 1) + step + all.length) % all.length);
  };

  return (
    <Dialog title={say("bar.find")} onClose={onClose}>
      <input
        ref={input}
        className={field.input}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={optionId(active)}
        aria-label={say("palette.what")}
        placeholder={say("palette.what")}
        autoComplete="off"
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setAt(0);
        }}
        onKeyDown={down}
      />
      <div id={id} className={styles.list} role="listbox" aria-label={say("palette.found")}>
        {groups.map(({ title, entries }) => (
          <fieldset key={title} className={styles.group}>
            <legend className={styles.title}>{title}</legend>
            {entries.map((entry) => (
              <button
                type="button"
                key={entry.key}
                id={optionId(entry)}
                className={styles.entry}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                onClick={() => choose(entry)}
              >
                {entry.label} {entry.detail && <span>{entry.detail}</span>}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <p role="status" className={styles.nothing}>
        {all.length === 0 && say("palette.nothing")}
      </p>
    </Dialog>
  );
}
