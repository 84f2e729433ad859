import { expect, it } from "vitest";
import { contextOf } from "./contexts.ts";

const around = (text: string, label = "") =>
  contextOf(text, { offset: text.indexOf("$9"), length: 2 }, label);

it.each<[text: string, label: string, context: string | undefined]>([
  ["The plan costs $9 a month now", "", "plan costs|a month"],
  ["PLAN COSTS: $9, a month", "", "plan costs|a month"],
  ["It costs $9 now", "", "it costs|now"],
  ["$9 a month", "", undefined],
  ["Costs $9 now", "", undefined],
  ["Only now, in May, $9", "", undefined],
  [" $9 ", "The Plan", "the plan:"],
  ["$9", "", undefined],
  ["From $9", "The Plan", undefined],
  [`The plan${".".repeat(52)}$9${"-".repeat(50)}a month`, "", "the plan|a month"],
  [`The plan${".".repeat(53)}$9${"-".repeat(53)}a month`, "", "he plan|a month"],
  [`The plan${".".repeat(70)}$9 a month`, "", undefined],
])("what stands around the price in %j beside %j is %s", (text, label, context) => {
  expect(around(text, label)).toBe(context);
});
