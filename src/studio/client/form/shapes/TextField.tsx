import { wordsOfGap } from "../../../words/names/text-parts.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useFormScope, useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps, written } from "../field-props.ts";

/** A text of any length on as many lines as it needs. */
export function TextField({ field, pointer, value, onChange }: FieldProps<"text">) {
  const { language } = useFormScope();
  const issues = useIssues(pointer, false);
  const text = typeof value === "string" ? value : "";
  const gap = wordsOfGap(text);
  return (
    <FieldFrame field={field} pointer={pointer}>
      <textarea
        {...describedBy(pointer, field.help !== undefined, issues)}
        className={styles.text}
        lang={language}
        spellCheck
        rows={1}
        value={gap === undefined ? text : ""}
        placeholder={gap}
        required={field.required}
        onChange={({ target }) =>
          onChange(written(target.value.replace(/\s*\n\s*/g, " "), field.required))
        }
      />
    </FieldFrame>
  );
}
