import type { IconName } from "../../../../engine/fields/icon-name/type.ts";
import { Icon } from "../../../../theme/ui/Icon.tsx";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { type FieldProps, idsOf } from "../field-props.ts";

/** A small drawing, chosen from all there are. */
export function IconField({ field, pointer, value, onChange }: FieldProps<"icon">) {
  const { control } = idsOf(pointer);
  const choice = (name: string | undefined, label: string) => (
    <label key={label} className={styles.iconChoice} title={label}>
      <input
        type="radio"
        name={control}
        aria-label={label}
        checked={value === name}
        onChange={() => onChange(name)}
      />
      {name === undefined ? <span>none</span> : <Icon name={name as IconName} />}
    </label>
  );
  return (
    <FieldFrame field={field} pointer={pointer} group>
      <div className={styles.icons}>
        {!field.required && choice(undefined, "No drawing")}
        {field.options?.map((name) => choice(name, name))}
      </div>
    </FieldFrame>
  );
}
