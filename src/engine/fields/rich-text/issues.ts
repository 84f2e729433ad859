import type { Issue } from "../../model/issue.ts";

type FieldIssue = Omit<Issue, "file">;

/** HTML or a picture in a text. */
export function htmlInText(written: string, pointer: string): FieldIssue {
  return {
    rule: "markdown-html",
    message: `HTML such as ${written.slice(0, 40)} cannot stand in a text.`,
    hint: "Use Markdown: **bold**, *italic*, [words](/path), lists and tables. For pictures use a block.",
    pointer,
    excerpt: written.slice(0, 40),
  };
}

/** A text that would take very long to read. */
export function tooMuchMarkdown(message: string, pointer: string): FieldIssue {
  return {
    rule: "markdown-limit",
    message,
    hint: "Write plain paragraphs, and spread what belongs apart over several of them.",
    pointer,
  };
}

/** What was meant to be a link, and is none for Markdown. */
export function brokenLink(written: string, pointer: string): FieldIssue {
  const [, words, target] = /^\(([^()]+)\)\[([^\]]+)\]$/.exec(written) ?? [];
  return {
    rule: "link-form",
    message: `${JSON.stringify(written)} was meant to be a link, but is shown as it stands.`,
    hint:
      words === undefined
        ? "Write [words](/path): no space between the brackets and none in the path."
        : `Write [${words}](${target}): the words stand in square brackets, the path in round ones.`,
    pointer,
    excerpt: written,
    ...(words === undefined ? {} : { fix: { value: `[${words}](${target})` } }),
  };
}

/** Signs of bold words that are shown as they stand. */
export function openBold(written: string, pointer: string): FieldIssue {
  const isClosed = written.length > 2;
  return {
    rule: "text-signs",
    message: `“${written}” is shown as it stands, and makes nothing bold.`,
    hint: isClosed
      ? "Write **words**, with no space between the stars and the words."
      : "Close it after the words, as in **words**, or take it away.",
    pointer,
    excerpt: written,
  };
}
