import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "media-alt",
  level: "error",
  title: "A picture has no text for people who cannot see it",
  help: "People who cannot see the picture hear this text instead.",
  example,
});
