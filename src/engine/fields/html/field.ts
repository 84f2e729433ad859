import { defineField } from "../define-field.ts";

export const field = defineField({
  name: "Html",
  schema: {
    patternErrorMessage: "This text is empty. Write it, or delete the field if it is not needed.",
  },
});
