import { defineField } from "../define-field.ts";

export const field = defineField({
  name: "Anchor",
  resolve(value, context, pointer) {
    context.anchor(value, pointer);
    return value;
  },
  schema: {
    patternErrorMessage:
      'An anchor has small letters, digits and hyphens only, and begins with a letter, for example "our-prices".',
  },
  form: { control: "anchor", isSetting: true },
});
