import { memo } from "react";
import { appendPointer } from "../../../engine/model/pointer.ts";
import type { Field } from "../../contract/field.ts";
import { inFormOrder, withKey } from "../state/values.ts";
import { useStable } from "../ui/use-stable.ts";
import { FieldView } from "./FieldView.tsx";

/**
 * The fields of an object.
 *
 * @param arrange gives them in their order; words first and settings last by default
 */
export function FieldList<Value extends object>({
  fields,
  pointer,
  value,
  onChange,
  arrange = inFormOrder,
}: {
  fields: Record<string, Field>;
  pointer: string;
  value: Value;
  onChange: (value: Value, key: string) => void;
  arrange?: (fields: Record<string, Field>) => [string, Field][];
}) {
  const ordered = arrange(fields);
  const change = useStable((key: string, next: unknown) => {
    const order = ordered.map(([key]) => key);
    onChange(withKey(value, key, next, order), key);
  });
  return ordered.map(([key, field]) => (
    <OneField
      key={key}
      name={key}
      field={field}
      pointer={appendPointer(pointer, key)}
      value={(value as Record<string, unknown>)[key]}
      onChange={change}
    />
  ));
}

/** A field of the object. It stays as it is while another one is written in. */
const OneField = memo(function OneField({
  name,
  field,
  pointer,
  value,
  onChange,
}: {
  name: string;
  field: Field;
  pointer: string;
  value: unknown;
  onChange: (key: string, value: unknown) => void;
}) {
  const change = (next: unknown) => onChange(name, next);
  return <FieldView field={field} pointer={pointer} value={value} onChange={change} />;
});
