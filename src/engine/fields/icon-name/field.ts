import { defineField } from "../define-field.ts";
import { liveList } from "../live-list.ts";

export const field = defineField({
  name: "IconName",
  resolve: (value, context, pointer) => context.icon(value, pointer),
  schema: { allOf: [liveList("icon")] },
  live: {
    icon: ({ icons }) => ({
      enum: icons,
      errorMessage: "There is no icon of this name. All names stand at lucide.dev/icons.",
    }),
  },
  form: { control: "icon" },
});
