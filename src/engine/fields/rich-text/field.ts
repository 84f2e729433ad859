import type { RichNode } from "../../model/rich-node.ts";
import { defineField } from "../define-field.ts";
import type { FieldContext } from "../field-context.ts";
import { liveList, withKnownTokens } from "../live-list.ts";
import type { SiteNames } from "../site-names.ts";
import { brokenLink, htmlInText, openBold, tooMuchMarkdown } from "./issues.ts";
import { parseMarkdown } from "./markdown.ts";
import type { RichText } from "./type.ts";

/** Code in Markdown, in which braces stand for themselves, or a backtick of its own. The group keeps the two from being tried in turn. */
const CODE = "(?=(`[^`]*`|`))\\1|";

export const field = defineField<RichText>({
  name: "RichText",
  text: "rich",
  resolve,
  tooLong: [],
  schema: {
    allOf: [liveList("richText")],
    patternErrorMessage: "This text is empty. Write it, or delete the field if it is not needed.",
  },
  live: {
    richText(site: SiteNames) {
      const inMarkdown = withKnownTokens(site, CODE);
      return { ...inMarkdown, items: inMarkdown };
    },
  },
  form: { control: "rich-text", label: "entry" },
});

function resolve(value: RichText, context: FieldContext, pointer: string): RichNode[] {
  // Methods, as tsx gives every other function its name anew whenever it is made: a fifth of a large site's resolving.
  return parseMarkdown(value, {
    text(piece) {
      return context.fill(piece, pointer);
    },
    link(target, written) {
      const filled = context.link(written, pointer, written);
      return written === decodeBraces(target) ? filled : target;
    },
    brokenLink(written) {
      context.report(brokenLink(written, pointer));
    },
    leftover(written) {
      context.report(openBold(written, pointer));
    },
    heading(level, line) {
      context.heading(level, line, pointer);
    },
    html(written) {
      context.report(htmlInText(written, pointer));
    },
    excess(message) {
      context.report(tooMuchMarkdown(message, pointer));
    },
  });
}

/** Markdown writes braces in link targets as %7B and %7D. */
function decodeBraces(target: string): string {
  return target.replaceAll("%7B", "{").replaceAll("%7D", "}");
}
