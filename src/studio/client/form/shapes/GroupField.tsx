import { Plus, Trash2 } from "lucide-react";
import { emptyValue } from "../../state/values.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { FieldList } from "../FieldList.tsx";
import type { FieldProps } from "../field-props.ts";
import { inSentence } from "../names.ts";

/** Several fields that belong together. */
export function GroupField({ field, pointer, value, onChange }: FieldProps<"group">) {
  const isThere = typeof value === "object" && value !== null;
  return (
    <FieldFrame field={field} pointer={pointer} group>
      {isThere ? (
        <div className={styles.group}>
          {!field.required && (
            <IconButton
              label={say("form.takeFieldAway", { field: field.label })}
              icon={Trash2}
              onClick={() => onChange(undefined)}
            />
          )}
          <FieldList fields={field.fields} pointer={pointer} value={value} onChange={onChange} />
        </div>
      ) : (
        <TextButton icon={Plus} onClick={() => onChange(emptyValue({ ...field }))}>
          {say("form.addNamed", { name: inSentence(field.label) })}
        </TextButton>
      )}
    </FieldFrame>
  );
}
