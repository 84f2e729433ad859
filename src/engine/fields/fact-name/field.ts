import { defineField } from "../define-field.ts";

export const field = defineField({
  name: "FactName",
  schema: {
    patternErrorMessage:
      'The name of a fact has small letters, digits and hyphens only, and begins with a letter, for example "owner".',
  },
});
