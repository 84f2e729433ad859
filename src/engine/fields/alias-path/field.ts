import { UNSAFE_SIGN } from "../../model/path-signs.ts";
import { defineField } from "../define-field.ts";
import { listedPages, liveList } from "../live-list.ts";

export const field = defineField({
  name: "AliasPath",
  schema: { allOf: [liveList("alias")] },
  live: {
    alias: (site) => ({
      pattern: "^(/[^/]+)+$",
      patternErrorMessage: "An old address begins with a slash and ends without one.",
      allOf: [
        {
          not: { enum: [...listedPages(site).map(({ route }) => route), ...site.files] },
          errorMessage: "There is a page or a file of this path already.",
        },
        {
          not: { pattern: UNSAFE_SIGN.source },
          errorMessage:
            "An old address has letters, digits and hyphens, and no signs such as ? or #.",
        },
      ],
    }),
  },
});
