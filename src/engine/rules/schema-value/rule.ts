import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "schema-value",
  level: "error",
  title: "A value is not one of those allowed",
  help: "Some fields take one of a few words only.",
  example,
});
