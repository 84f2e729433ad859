import type { Ref } from "react";
import field from "../form/Field.module.scss";
import { Question } from "./Question.tsx";

/** A question that is answered in a few sentences, for other people to read. */
export function WordsQuestion({
  id,
  label,
  help,
  rows = 2,
  ref,
  words,
  onChange,
}: {
  /** Of the control. */
  id: string;
  label: string;
  help?: string;
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
  words: string;
  onChange: (words: string) => void;
}) {
  return (
    <Question id={id} label={label} {...(help !== undefined && { help })}>
      <textarea
        id={id}
        ref={ref}
        className={field.input}
        rows={rows}
        maxLength={LONGEST}
        value={words}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Question>
  );
}

const LONGEST = 2000;
