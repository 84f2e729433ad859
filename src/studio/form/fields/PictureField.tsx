import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { describedBy, type FieldProps } from "../field-props.ts";

export function PictureField({ field, pointer, value, onChange }: FieldProps<"picture">) {
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
