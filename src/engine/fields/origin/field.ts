import { originOf } from "../../model/origin.ts";
import { defineField } from "../define-field.ts";

export const field = defineField({
  name: "Origin",
  schema: {
    patternErrorMessage:
      'Write the address of a site without a path, for example "https://www.example.com".',
  },
  formats: { origin: (text) => originOf(text) !== undefined },
});
