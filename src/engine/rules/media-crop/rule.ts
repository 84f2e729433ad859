import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "media-crop",
  level: "error",
  title: "Hardly anything is left of a picture that is cropped",
  help: "What is cut off on the left and on the right leaves less than a twentieth of the picture's width, or what is cut off above and below of its height. Visitors would see a stripe, or nothing.",
  example,
});
