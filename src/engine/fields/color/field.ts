import { defineField } from "../define-field.ts";

export const field = defineField({
  name: "Color",
  form: { control: "color" },
  schema: {
    patternErrorMessage: 'Write a color as "#" and six digits, each from 0 to 9 or from a to f.',
  },
});
