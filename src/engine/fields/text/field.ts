import { defineField } from "../define-field.ts";
import { liveList, withKnownTokens } from "../live-list.ts";
import { linkInPlainText, MARKDOWN_LINK } from "./markdown-link.ts";
import type { Text } from "./type.ts";

export const field = defineField<Text>({
  name: "Text",
  text: "plain",
  resolve(value, context, pointer) {
    if (MARKDOWN_LINK.test(value)) context.report(linkInPlainText(value, pointer));
    return context.fill(value, pointer);
  },
  schema: {
    allOf: [liveList("text")],
    patternErrorMessage: "This text is empty. Write it, or delete the field if it is not needed.",
  },
  live: {
    text: (site) => ({
      allOf: [
        {
          not: { pattern: MARKDOWN_LINK.source },
          errorMessage:
            "This field has plain text, in which a link of Markdown is shown as it stands.",
        },
        withKnownTokens(site),
      ],
    }),
  },
  form: { label: "entry" },
});
