import { isDay } from "../../model/day.ts";
import { defineField } from "../define-field.ts";

export const field = defineField({
  name: "DateTime",
  resolve(value, context, pointer) {
    const [day = ""] = value.split("T");
    if (!isDay(day))
      context.report({
        rule: "date-invalid",
        message: `${day} is not in the calendar.`,
        hint: "Write year-month-day with a month from 01 to 12 and a day that the month has, then T and the time of day.",
        pointer,
      });
    return value;
  },
  schema: {
    patternErrorMessage:
      'A time is written as a day and a time of day with 24 hours, for example "2026-12-24T09:00". It is that of the time zone of the site.',
  },
  form: { control: "day-and-time", isSetting: true },
});
