import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "route-slug",
  level: "error",
  title: "A file name makes a bad address",
  help: "A file's name is its address. Capitals, spaces and accents make addresses that break when they are copied.",
  example,
});
