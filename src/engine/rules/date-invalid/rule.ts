import { isDay } from "../../model/day.ts";
import type { Finding } from "../../model/issue.ts";
import type { PostFile } from "../../model/post-file.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

const TIME = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

export const rule = defineRule({
  id: "date-invalid",
  level: "error",
  title: "A day is not in the calendar",
  help: "A day that is not in the calendar cannot be shown or sorted.",
  example,
  check: (site) => [...(site.index.postFiles ?? [])].flatMap(wrongDay),
});

/** The articles that the site brings itself have a time of the calendar. */
function wrongDay([{ date }, file]: [PostFile, string]): Finding[] {
  if (isDay(date.slice(0, 10)) && TIME.test(date.slice(10))) return [];
  return [
    {
      message: `${date} is no time of the calendar.`,
      hint: "Write year-month-day, T, and hours:minutes:seconds, for example 2026-03-15T09:00:00.",
      file,
      pointer: "/date",
    },
  ];
}
