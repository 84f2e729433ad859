import { Link2 } from "lucide-react";
import { useState } from "react";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Field.module.scss";
import { FieldFrame } from "./FieldFrame.tsx";
import { useFormScope, useIssues } from "./FormScope.tsx";
import { describedBy, type FieldProps, written } from "./field-props.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { targetName } from "./target-name.ts";

/** A target, chosen from the pages by their titles or written out. */
export function TargetInput({
  field,
  pointer,
  value,
  onChange,
  pagesOnly,
}: FieldProps & {
  /** Whether only whole pages of this site can be chosen. */
  pagesOnly?: boolean;
}) {
  const [choosing, setChoosing] = useState(false);
  const { overview, route } = useFormScope();
  const issues = useIssues(pointer, false);
  const target = typeof value === "string" ? value : "";
  const name = targetName(target, overview, route);
  return (
    <FieldFrame field={field} pointer={pointer}>
      {name && <p className={styles.chosen}>{name}</p>}
      <div className={styles.row}>
        <input
          {...describedBy(pointer, field.help !== undefined, issues)}
          className={styles.input}
          value={target}
          required={field.required}
          onChange={(event) => onChange(written(event.target.value, field.required))}
        />
        <TextButton icon={Link2} onClick={() => setChoosing(true)}>
          {say("ui.choose")}
        </TextButton>
      </div>
      {choosing && (
        <LinkDialog pagesOnly={pagesOnly} onChoose={onChange} onClose={() => setChoosing(false)} />
      )}
    </FieldFrame>
  );
}
