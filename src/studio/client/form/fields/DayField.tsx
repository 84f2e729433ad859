import type { FieldProps } from "../field-props.ts";
import { LineInput } from "../LineInput.tsx";

/** A day from the calendar. */
export function DayField(props: FieldProps<"day">) {
  return <LineInput {...props} type="date" />;
}
