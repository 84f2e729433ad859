import { LEAST_LEFT, leavesEnough } from "../../model/picture-part.ts";
import { defineField } from "../define-field.ts";
import { liveList } from "../live-list.ts";
import type { Image } from "./type.ts";

export const field = defineField<Image>({
  name: "Image",
  text: { alt: "alt" },
  resolve(value, context, pointer) {
    const at = `${pointer}/alt`;
    const alt = context.fill(value.alt, at);
    const picture = context.picture({ ...value, alt }, pointer);
    if (alt.trim() === "")
      context.report({
        rule: "media-alt",
        message: "This picture has no text for people who cannot see it.",
        hint: "Say in one short sentence what it shows.",
        pointer: at,
      });
    if (value.crop && !leavesEnough(value.crop))
      context.report({
        rule: "media-crop",
        message: "So much is cut off this picture that hardly anything of it is left.",
        hint: `Leave at least ${LEAST_LEFT} percent of its width and of its height.`,
        pointer: `${pointer}/crop`,
      });
    return picture;
  },
  // Of all media only pictures can stand in a picture, and none without words.
  schema: {
    allOf: [
      { properties: { src: { allOf: [liveList("picture")] }, alt: { allOf: [liveList("alt")] } } },
    ],
  },
  live: {
    picture: ({ otherMedia }) => ({
      not: { enum: otherMedia },
      errorMessage: "This file is no picture.",
    }),
    alt: () => ({
      pattern: "\\S",
      patternErrorMessage: "Say in one short sentence what the picture shows.",
    }),
  },
  form: { control: "picture", empty: { src: "", alt: "" } },
});
