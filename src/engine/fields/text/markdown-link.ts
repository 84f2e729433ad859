import type { Issue } from "../../model/issue.ts";

/** A link as Markdown has it, in a field that is shown as it is. */
export const MARKDOWN_LINK = /\[[^\]]{1,300}\]\((\/|#|https?:|mailto:|tel:)[^)]{0,300}\)/;

/** A link of Markdown in a field that is shown as it stands. */
export function linkInPlainText(value: string, pointer: string): Omit<Issue, "file"> {
  const written = MARKDOWN_LINK.exec(value)?.[0] ?? value;
  return {
    rule: "link-form",
    message: `${JSON.stringify(written)} is shown as it stands: this field has plain text, not Markdown.`,
    hint: "Write the words only, and put the link into a field that takes Markdown.",
    pointer,
    excerpt: written,
  };
}
