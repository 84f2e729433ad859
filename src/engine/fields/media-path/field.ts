import { defineField } from "../define-field.ts";
import { liveList, oneOf } from "../live-list.ts";

export const field = defineField({
  name: "MediaPath",
  resolve: (value, context, pointer) => context.media(value, pointer),
  schema: {
    allOf: [liveList("media")],
    patternErrorMessage:
      'A picture or video lies in the media folder: its path begins with "/media/".',
  },
  live: { media: ({ media }) => oneOf(media, "There is no such file in the media folder.") },
  form: { control: "media" },
});
