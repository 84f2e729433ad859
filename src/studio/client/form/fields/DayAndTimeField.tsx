import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { useFormScope } from "../FormScope.tsx";
import type { FieldProps } from "../field-props.ts";
import { LineInput } from "../LineInput.tsx";

/** A day and a time of day, with the time zone that it is meant in. */
export function DayAndTimeField(props: FieldProps<"day-and-time">) {
  const { timeZone = "UTC" } = useFormScope().overview;
  const place = timeZone.replaceAll("_", " ");
  return (
    <LineInput {...props} type="datetime-local">
      <span className={styles.zone}>{say("form.timeZone", { place })}</span>
    </LineInput>
  );
}
