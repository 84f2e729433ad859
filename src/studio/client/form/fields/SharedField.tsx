import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useFormScope, useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps } from "../field-props.ts";

/** One of the blocks that several pages show. */
export function SharedField({ field, pointer, value, onChange }: FieldProps<"shared">) {
  const { shared } = useFormScope().overview;
  const hasIssues = useIssues(pointer, false).length > 0;
  const name = typeof value === "string" ? value : "";
  return (
    <FieldFrame field={field} pointer={pointer}>
      <select
        {...describedBy(pointer, field.help !== undefined, hasIssues)}
        className={styles.input}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      >
        {!shared.some((one) => one.name === name) && (
          <option value={name}>{name === "" ? "Choose…" : `${name} (not there)`}</option>
        )}
        {shared.map((one) => (
          <option key={one.name} value={one.name}>
            {one.label} ({one.name})
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
