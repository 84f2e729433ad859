import { useId } from "react";
import { say } from "../words/say.ts";
import { FieldList } from "./FieldList.tsx";
import { useIssues } from "./FormScope.tsx";
import type { FieldProps } from "./field-props.ts";
import styles from "./MenuEntryForm.module.scss";
import { isAutomatic, type MenuEntry, type MenuRow } from "./menu-rows.ts";

/** One entry of a menu: its name and where it leads, and its fields when it is opened. */
export function MenuEntryForm({
  field,
  row: { entry, isGroup },
  name,
  pointer,
  onChange,
}: {
  field: FieldProps<"menu">["field"];
  row: MenuRow;
  name: string;
  pointer: string;
  onChange: (entry: MenuEntry) => void;
}) {
  const heading = useId();
  const isWrong = useIssues(pointer, true).length > 0;
  const { below: _, ...named } = field.group;
  const fields = !isGroup ? field.link : isAutomatic(entry) ? field.group : named;
  return (
    <details className={styles.entry} open={isWrong || entry.label === "" || undefined}>
      <summary id={heading}>
        <span className={styles.name}>{name}</span>
        <span className={styles.target}>{targetOf(entry)}</span>
      </summary>
      <fieldset className={styles.fields} aria-labelledby={heading}>
        <FieldList fields={fields} pointer={pointer} value={entry} onChange={onChange} />
      </fieldset>
    </details>
  );
}

function targetOf({ href, below }: MenuEntry): string {
  if (typeof href === "string") return href;
  return typeof below === "string" ? say("form.allBelow", { page: below }) : "";
}
