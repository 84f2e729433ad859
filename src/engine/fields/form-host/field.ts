import { isSafeOrigin, originOf } from "../../model/origin.ts";
import { defineField } from "../define-field.ts";

export const field = defineField({
  name: "FormHost",
  schema: {
    patternErrorMessage:
      'Write a host over https and without a path, for example "https://forms.example.com".',
  },
  formats: { "safe-origin": (text) => isSafeOrigin(originOf(text)) },
});
