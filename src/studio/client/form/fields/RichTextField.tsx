import { Bold, Italic, Link2, List, ListOrdered } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { wordsOfGap } from "../../../words/names/text-parts.ts";
import { writtenText } from "../../state/text-fields.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useFormScope, useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps } from "../field-props.ts";
import { LinkDialog } from "../LinkDialog.tsx";
import { linesOrText, linked, type Mark, marked, type Selected } from "../markdown-marks.ts";

const MARKS: { mark: Mark; label: string; icon: typeof Bold }[] = [
  { mark: "bold", label: say("form.bold"), icon: Bold },
  { mark: "italic", label: say("form.italic"), icon: Italic },
  { mark: "link", label: say("form.link"), icon: Link2 },
  { mark: "bullets", label: say("form.bullets"), icon: List },
  { mark: "numbers", label: say("form.numbers"), icon: ListOrdered },
];

/** Running text in Markdown, with buttons for its signs. What is written stays as it is written. */
export function RichTextField({ field, pointer, value, onChange }: FieldProps<"rich-text">) {
  const area = useRef<HTMLTextAreaElement>(null);
  const selectNext = useSelection(area);
  const [linking, setLinking] = useState<Selected>();
  const { language } = useFormScope();
  const issues = useIssues(pointer, true);
  const whole = writtenText(value) ?? "";
  const gap = wordsOfGap(whole);
  const text = gap === undefined ? whole : "";
  const write = (next: string) => onChange(linesOrText(next, value, field.required));
  const set = (next: Selected) => {
    selectNext(next);
    write(next.text);
  };
  const press = (mark: Mark) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    if (mark === "link") setLinking({ text, start, end });
    else set(marked({ text, start, end }, mark));
  };
  return (
    <FieldFrame field={field} pointer={pointer} withParts>
      <div className={styles.rich}>
        <Marks label={field.label} press={press} />
        <textarea
          {...describedBy(pointer, field.help !== undefined, issues)}
          ref={area}
          className={styles.text}
          lang={language}
          spellCheck
          rows={3}
          value={text}
          placeholder={gap}
          required={field.required}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            const mark = markOf(event.nativeEvent);
            if (!mark) return;
            event.preventDefault();
            press(mark);
          }}
        />
      </div>
      {linking && (
        <LinkDialog
          onChoose={(target) => set(linked(linking, target))}
          onClose={() => setLinking(undefined)}
        />
      )}
    </FieldFrame>
  );
}

/** The mark that a key press sets, with Ctrl or ⌘ held. */
const KEYS: Record<string, Mark> = { b: "bold", i: "italic", k: "link" };

function markOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Mark | undefined {
  const isPlain = (ctrlKey || metaKey) && !altKey && !shiftKey;
  return isPlain ? KEYS[key.toLowerCase()] : undefined;
}

function Marks({ label, press }: { label: string; press: (mark: Mark) => void }) {
  return (
    <Toolbar className={styles.toolbar} label={say("form.format", { field: label })}>
      {MARKS.map(({ mark, label, icon }) => (
        <IconButton key={mark} label={label} icon={icon} onClick={() => press(mark)} />
      ))}
    </Toolbar>
  );
}

/** @returns what selects a part of the text once it is shown */
function useSelection(area: RefObject<HTMLTextAreaElement | null>): (next: Selected) => void {
  const pending = useRef<Selected>(undefined);
  useLayoutEffect(() => {
    const { current } = pending;
    if (!current || !area.current) return;
    pending.current = undefined;
    area.current.focus();
    area.current.setSelectionRange(current.start, current.end);
  });
  return (next) => {
    pending.current = next;
  };
}
