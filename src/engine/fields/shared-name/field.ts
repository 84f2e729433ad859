import { defineField } from "../define-field.ts";
import { liveList, oneOf } from "../live-list.ts";

export const field = defineField({
  name: "SharedName",
  schema: { allOf: [liveList("shared")] },
  live: { shared: ({ shared }) => oneOf(shared, "There is no such file in pages/_shared/.") },
  form: { control: "shared" },
});
