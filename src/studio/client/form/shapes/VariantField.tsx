import type { Variant } from "../../../contract/field.ts";
import { emptyValue } from "../../state/values.ts";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { FieldList } from "../FieldList.tsx";
import { useIssues } from "../FormScope.tsx";
import { describedBy, type FieldProps } from "../field-props.ts";
import { HelpText } from "../HelpText.tsx";

/** Fields that belong together, and are others with every choice. */
export function VariantField({ field, pointer, value, onChange }: FieldProps<"variant">) {
  const { by, options } = field;
  const given = typeof value === "object" && value !== null ? value : undefined;
  const tag = String(given ? (Reflect.get(given, by) ?? "") : "");
  const chosen = options.find((option) => option.value === tag);
  const issues = useIssues(`${pointer}/${by}`, false);
  const choose = (name: string) => {
    const next = options.find((option) => option.value === name);
    onChange(next && changed(given, by, next));
  };
  return (
    <FieldFrame field={field} pointer={pointer} group>
      <select
        {...describedBy(`${pointer}/${by}`, false, issues)}
        className={styles.input}
        aria-label={field.label}
        value={tag}
        onChange={({ target }) => choose(target.value)}
      >
        {(!field.required || !chosen) && (
          <option value="">{field.required ? say("form.chooseOne") : say("form.none")}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {chosen?.help && <HelpText text={chosen.help} />}
      {given && chosen && (
        <div className={styles.group}>
          <FieldList fields={chosen.fields} pointer={pointer} value={given} onChange={onChange} />
        </div>
      )}
    </FieldFrame>
  );
}

/** What another choice has as well is kept. */
function changed(before: object | undefined, by: string, { value, fields }: Variant): object {
  const empty = emptyValue({ label: "", kind: "group", fields }) as object;
  const kept = Object.entries(before ?? {}).filter(([key]) => key in fields);
  return { [by]: value, ...empty, ...Object.fromEntries(kept) };
}
