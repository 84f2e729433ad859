import { isDay } from "../../model/day.ts";
import { defineField } from "../define-field.ts";
import { liveList } from "../live-list.ts";

/** Days that no month has; of February the 29th is left to the rules. */
const DAY =
  "^\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2\\d))$";

export const field = defineField({
  name: "IsoDate",
  resolve(value, context, pointer) {
    if (!isDay(value))
      context.report({
        rule: "date-invalid",
        message: `${value} is not in the calendar.`,
        hint: "Write year-month-day with a month from 01 to 12 and a day that the month has.",
        pointer,
      });
    return value;
  },
  schema: {
    allOf: [liveList("day")],
    patternErrorMessage: 'A day is written as year-month-day, for example "2026-11-21".',
  },
  live: {
    day: () => ({ pattern: DAY, patternErrorMessage: "This day is not in the calendar." }),
  },
  form: { control: "day", isSetting: true },
});
