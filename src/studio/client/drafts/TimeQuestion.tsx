import { Question } from "../dialogs/Question.tsx";
import field from "../form/Field.module.scss";
import { say } from "../words/say.ts";

/** Asks when a draft is to go live, by the clocks at the site. */
export function TimeQuestion({
  timeZone = "UTC",
  at,
  onChange,
}: {
  timeZone: string | undefined;
  at: string;
  onChange: (at: string) => void;
}) {
  const zone = say("form.timeZone", { place: timeZone.replaceAll("_", " ") });
  return (
    <Question
      id="draft-time"
      label={say("drafts.dayAndTime")}
      help={`${say("drafts.timeHelp")} ${zone}`}
    >
      <input
        id="draft-time"
        ref={beginHere}
        type="datetime-local"
        className={field.input}
        value={at}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Question>
  );
}

/** Whoever wants to set a time does so next. */
function beginHere(input: HTMLInputElement | null): void {
  input?.focus();
}
