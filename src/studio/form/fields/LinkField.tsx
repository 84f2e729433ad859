import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { describedBy, type FieldProps } from "../field-props.ts";

export function LinkField({ field, pointer, value, onChange }: FieldProps<"link" | "route">) {
  return (
    <FieldFrame field={field} pointer={pointer} withParts>
      <input
        {...describedBy(pointer, field.help !== undefined, false)}
        className={styles.input}
        value={typeof value === "string" ? value : ""}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
}
