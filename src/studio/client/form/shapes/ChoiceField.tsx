import { say } from "../../words/say.ts";
import { choiceInWords } from "../../words/translated-forms.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps } from "../field-props.ts";

/** One of a few values. */
export function ChoiceField({ field, pointer, value, onChange }: FieldProps<"choice">) {
  const issues = useIssues(pointer, false);
  const known = field.options.includes(value as string | number);
  return (
    <FieldFrame field={field} pointer={pointer}>
      <select
        {...describedBy(pointer, field.help !== undefined, issues)}
        className={styles.input}
        value={value === undefined ? "" : String(value)}
        onChange={({ target }) =>
          onChange(field.options.find((option) => String(option) === target.value))
        }
      >
        {(!field.required || value === undefined || value === "") && (
          <option value="">{field.required ? say("form.chooseOne") : say("form.asUsual")}</option>
        )}
        {!known && value !== undefined && value !== "" && (
          <option value={String(value)}>{say("form.notKnown", { value: String(value) })}</option>
        )}
        {field.options.map((option) => (
          <option key={option} value={String(option)}>
            {choiceInWords(option)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
