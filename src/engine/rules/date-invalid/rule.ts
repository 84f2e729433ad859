import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "date-invalid",
  level: "error",
  title: "A day is not in the calendar",
  help: "A day that is not in the calendar cannot be shown or sorted.",
  example,
});
