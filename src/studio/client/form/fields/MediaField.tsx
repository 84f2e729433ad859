import { Image } from "lucide-react";
import { useState } from "react";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps, written } from "../field-props.ts";
import { MediaDialog } from "../MediaDialog.tsx";

/** A file of the media folder: a video or a picture. */
export function MediaField({ field, pointer, value, onChange }: FieldProps<"media">) {
  const [choosing, setChoosing] = useState(false);
  const issues = useIssues(pointer, false);
  return (
    <FieldFrame field={field} pointer={pointer}>
      <div className={styles.row}>
        <input
          {...describedBy(pointer, field.help !== undefined, issues)}
          className={styles.input}
          value={typeof value === "string" ? value : ""}
          required={field.required}
          onChange={({ target }) => onChange(written(target.value, field.required))}
        />
        <TextButton icon={Image} onClick={() => setChoosing(true)}>
          {say("ui.choose")}
        </TextButton>
      </div>
      {choosing && (
        <MediaDialog onChoose={(path) => onChange(path)} onClose={() => setChoosing(false)} />
      )}
    </FieldFrame>
  );
}
