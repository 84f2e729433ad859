import styles from "./Field.module.scss";
import { FieldFrame } from "./FieldFrame.tsx";
import { useIssues } from "./FormScope.tsx";
import { describedBy, type FieldProps, written } from "./field-props.ts";

/** A short value on one line. */
export function LineInput({
  field,
  pointer,
  value,
  onChange,
  type,
}: FieldProps & {
  type: "text" | "date" | "datetime-local";
}) {
  const issues = useIssues(pointer, false);
  return (
    <FieldFrame field={field} pointer={pointer}>
      <input
        {...describedBy(pointer, field.help !== undefined, issues)}
        className={styles.input}
        type={type}
        value={typeof value === "string" ? value : ""}
        required={field.required}
        onChange={({ target }) => onChange(written(target.value, field.required))}
      />
    </FieldFrame>
  );
}
