import { Pencil } from "lucide-react";
import { sharedFileOf } from "../../../contract/site-files.ts";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useFormScope, useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps } from "../field-props.ts";
import { PagesWith } from "../PagesWith.tsx";

/** One of the blocks that several pages show. */
export function SharedField({ field, pointer, value, onChange }: FieldProps<"shared">) {
  const { overview, openPage, usageOfShared } = useFormScope();
  const { shared } = overview;
  const issues = useIssues(pointer, false);
  const name = typeof value === "string" ? value : "";
  return (
    <FieldFrame field={field} pointer={pointer}>
      <select
        {...describedBy(pointer, field.help !== undefined, issues)}
        className={styles.input}
        value={name}
        onChange={({ target }) => onChange(target.value)}
      >
        {!shared.some((one) => one.name === name) && (
          <option value={name}>
            {name === "" ? say("form.chooseOne") : say("form.notThere", { name })}
          </option>
        )}
        {shared.map((one) => (
          <option key={one.name} value={one.name}>
            {one.label} ({one.name})
          </option>
        ))}
      </select>
      {shared.some((one) => one.name === name) && (
        <>
          <TextButton icon={Pencil} onClick={() => openPage(sharedFileOf(name))}>
            {say("form.changeShared")}
          </TextButton>
          <PagesWith routes={usageOfShared(name)} />
        </>
      )}
    </FieldFrame>
  );
}
