import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps } from "../field-props.ts";

/** A number. */
export function NumberField({ field, pointer, value, onChange }: FieldProps<"number">) {
  const issues = useIssues(pointer, false);
  return (
    <FieldFrame field={field} pointer={pointer}>
      <input
        {...describedBy(pointer, field.help !== undefined, issues)}
        className={styles.input}
        type="number"
        step={field.whole ? 1 : "any"}
        min={field.minimum}
        max={field.maximum}
        value={typeof value === "number" ? value : ""}
        required={field.required}
        onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}
      />
    </FieldFrame>
  );
}
