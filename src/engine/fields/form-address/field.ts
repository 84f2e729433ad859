import { isSafeOrigin, originOfAddress } from "../../model/origin.ts";
import { defineField } from "../define-field.ts";

export const field = defineField({
  name: "FormAddress",
  schema: {
    patternErrorMessage:
      'Write a full address over https, for example "https://forms.example.com/12".',
  },
  formats: { "safe-address": (text) => isSafeOrigin(originOfAddress(text)) },
});
