import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "token-circle",
  level: "error",
  title: "Values refer to one another without end",
  help: "A value may hold other values, but not itself, by whatever detour: there would be no end to filling it in.",
  example,
});
