import { defineField } from "../define-field.ts";
import { liveList } from "../live-list.ts";

export const field = defineField({
  name: "Topic",
  resolve: (value, context, pointer) => context.fill(value, pointer),
  schema: {
    allOf: [liveList("text")],
    patternErrorMessage: "This text is empty. Write it, or delete the field if it is not needed.",
  },
  form: { label: "subject" },
});
