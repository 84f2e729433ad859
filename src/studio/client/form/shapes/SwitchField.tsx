import styles from "../Field.module.scss";
import { useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps, idsOf } from "../field-props.ts";
import { HelpText } from "../HelpText.tsx";
import { IssueList } from "../IssueList.tsx";

/** Yes or no. "No" is written only where the field is needed. */
export function SwitchField({ field, pointer, value, onChange }: FieldProps<"switch">) {
  const issues = useIssues(pointer, false);
  const ids = idsOf(pointer);
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          {...describedBy(pointer, field.help !== undefined, issues)}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) =>
            onChange(target.checked || (field.required ? false : undefined))
          }
        />
        {field.label}
      </label>
      <IssueList id={ids.issues} issues={issues} />
      {field.help && <HelpText id={ids.help} text={field.help} />}
    </div>
  );
}
