import { UNCHOSEN } from "../../../../theme/tokens/unchosen.ts";
import { classes } from "../../../../theme/ui/classes.ts";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps, written } from "../field-props.ts";

/** A color, picked or written. */
export function ColorField({ field, pointer, value, onChange }: FieldProps<"color">) {
  const issues = useIssues(pointer, false);
  const text = typeof value === "string" ? value : "";
  return (
    <FieldFrame field={field} pointer={pointer}>
      <div className={styles.color}>
        <input
          type="color"
          className={classes(text === "" && styles.unchosen)}
          aria-label={say("form.pick", { field: field.label })}
          value={sixDigits(text)}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          {...describedBy(pointer, field.help !== undefined, issues)}
          className={styles.input}
          value={text}
          required={field.required}
          spellCheck={false}
          onChange={({ target }) => onChange(written(target.value.trim(), field.required))}
        />
      </div>
    </FieldFrame>
  );
}

/** Pickers know colors of six digits alone. */
function sixDigits(text: string): string {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text;
  return /^#[0-9a-f]{3}$/i.test(text) ? text.replace(/[0-9a-f]/gi, "$&$&") : UNCHOSEN;
}
