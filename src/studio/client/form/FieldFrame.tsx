import type { ReactNode } from "react";
import type { Field } from "../../contract/field.ts";
import { say } from "../words/say.ts";
import styles from "./Field.module.scss";
import { useIssues } from "./FormScope.tsx";
import { idsOf } from "./field-props.ts";
import { HelpText } from "./HelpText.tsx";
import { IssueList } from "./IssueList.tsx";
import { ShownOn } from "./ShownOn.tsx";

/** A field with its label above, its help below and its mistakes beside it. */
export function FieldFrame({
  field,
  pointer,
  group,
  withParts,
  children,
}: {
  field: Field;
  pointer: string;
  /** Whether the field has several controls: it is then a group with a name. */
  group?: boolean;
  /** Whether mistakes of parts of the value are shown here. */
  withParts?: boolean;
  children: ReactNode;
}) {
  const ids = idsOf(pointer);
  const issues = useIssues(pointer, withParts ?? false);
  const mark = field.required ? (
    <span className={styles.required}>{say("form.needed")}</span>
  ) : null;
  const after = (
    <>
      <IssueList id={ids.issues} issues={issues} />
      {field.help && <HelpText id={ids.help} text={field.help} />}
      <ShownOn pointer={pointer} />
    </>
  );
  if (group)
    return (
      <fieldset className={styles.field} aria-describedby={field.help ? ids.help : undefined}>
        <legend className={styles.label}>
          {field.label} {mark}
        </legend>
        {after}
        {children}
      </fieldset>
    );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={ids.control}>
        {field.label} {mark}
      </label>
      {children}
      {after}
    </div>
  );
}
