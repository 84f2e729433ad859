import { isDay } from "../../model/day.ts";
import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "date-order",
  level: "error",
  title: "The days of a page are in the wrong order",
  help: "A page cannot have been changed before it was there.",
  example,
  checkPage: order,
});

function order({ entry }: CheckedPage): Finding[] {
  const { published } = entry.page;
  return (["updated", "reviewed"] as const).flatMap((field): Finding[] => {
    const day = entry.page[field];
    if (published === undefined || day === undefined || day >= published) return [];
    if (!isDay(published) || !isDay(day)) return [];
    return [
      {
        message: `The page was ${field} on ${day}, before it was published on ${published}.`,
        hint: "Compare the two days.",
        file: entry.file,
        pointer: `/${field}`,
      },
    ];
  });
}
