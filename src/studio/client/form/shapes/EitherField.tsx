import { hasShapeOf } from "../../state/either.ts";
import { emptyValue } from "../../state/values.ts";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldView } from "../FieldView.tsx";
import type { FieldProps } from "../field-props.ts";

/** A value in one of several forms, for example a path alone or with more about it. */
export function EitherField({ field, pointer, value, onChange }: FieldProps<"either">) {
  const at = Math.max(
    0,
    field.options.findIndex((option) => hasShapeOf(option, value)),
  );
  const chosen = field.options[at];
  if (!chosen) return null;
  return (
    <div className={styles.field}>
      <select
        className={styles.input}
        aria-label={say("form.formOf", { field: field.label })}
        value={at}
        onChange={({ target }) => {
          const option = field.options[Number(target.value)];
          if (option) onChange(emptyValue(option));
        }}
      >
        {field.options.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldView
        field={{ ...chosen, required: field.required }}
        pointer={pointer}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
