import { say } from "../../words/say.ts";
import { useFormScope } from "../FormScope.tsx";
import type { FieldProps } from "../field-props.ts";
import { LineInput } from "../LineInput.tsx";

/** A day and a time of day. Its help names the time zone that it is meant in. */
export function DayAndTimeField({ field, ...props }: FieldProps<"day-and-time">) {
  const { timeZone = "UTC" } = useFormScope().overview;
  const zone = say("form.timeZone", { place: timeZone.replaceAll("_", " ") });
  const help = field.help === undefined ? zone : `${field.help} ${zone}`;
  return <LineInput {...props} field={{ ...field, help }} type="datetime-local" />;
}
