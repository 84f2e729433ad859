import { appendPointer } from "../../../engine/model/pointer.ts";
import type { Field } from "../../contract/field.ts";
import { inFormOrder, withKey } from "../state/values.ts";
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
  const order = ordered.map(([key]) => key);
  return ordered.map(([key, field]) => (
    <FieldView
      key={key}
      field={field}
      pointer={appendPointer(pointer, key)}
      value={(value as Record<string, unknown>)[key]}
      onChange={(next) => onChange(withKey(value, key, next, order), key)}
    />
  ));
}
