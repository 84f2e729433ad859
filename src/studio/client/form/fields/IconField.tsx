import { Shapes } from "lucide-react";
import { useMemo, useState } from "react";
import { Icon } from "../../../../theme/ui/Icon.tsx";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useFormScope, useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps, written } from "../field-props.ts";
import { IconDialog } from "../IconDialog.tsx";
import { iconChoices } from "../icon-choices.ts";
import { useLucide } from "../use-lucide.ts";

/** The name of a small drawing, with the drawing beside it. */
export function IconField({ field, pointer, value, onChange }: FieldProps<"icon">) {
  const [choosing, setChoosing] = useState(false);
  const { media } = useFormScope().overview;
  const lucide = useLucide();
  const choices = useMemo(() => iconChoices(media, lucide), [media, lucide]);
  const issues = useIssues(pointer, false);
  const name = typeof value === "string" ? value : "";
  const chosen = choices.get(name);
  return (
    <FieldFrame field={field} pointer={pointer}>
      <div className={styles.row}>
        {chosen && (
          <span className={styles.chosenIcon}>
            <Icon name={chosen.drawing} />
          </span>
        )}
        <input
          {...describedBy(pointer, field.help !== undefined, issues)}
          className={styles.input}
          value={name}
          required={field.required}
          onChange={({ target }) => onChange(written(target.value, field.required))}
        />
        <TextButton icon={Shapes} onClick={() => setChoosing(true)}>
          {say("ui.choose")}
        </TextButton>
      </div>
      {choosing && (
        <IconDialog choices={choices} onChoose={onChange} onClose={() => setChoosing(false)} />
      )}
    </FieldFrame>
  );
}
