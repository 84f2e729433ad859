import type { Issue } from "../../model/issue.ts";
import type { Place } from "./place.ts";

/** HTML or a picture in a text. */
export function htmlInText(place: Place, pointer: string, written: string): Issue {
  return {
    rule: "markdown-html",
    message: `HTML such as ${written.slice(0, 40)} cannot stand in a text.`,
    hint: "Use Markdown: **bold**, *italic*, [words](/path), lists and tables. For pictures use a block.",
    file: place.file,
    pointer,
    excerpt: written.slice(0, 40),
  };
}

/** A text that would take very long to read. */
export function tooMuchMarkdown(place: Place, pointer: string, message: string): Issue {
  return {
    rule: "markdown-limit",
    message,
    hint: "Write plain paragraphs, and spread what belongs apart over several of them.",
    file: place.file,
    pointer,
  };
}

/** What was meant to be a link, and is none for Markdown. */
export function brokenLink(place: Place, pointer: string, written: string): Issue {
  const [, words, target] = /^\(([^()]+)\)\[([^\]]+)\]$/.exec(written) ?? [];
  return {
    rule: "link-form",
    message: `${JSON.stringify(written)} was meant to be a link, but is shown as it stands.`,
    hint:
      words === undefined
        ? "Write [words](/path): no space between the brackets and none in the path."
        : `Write [${words}](${target}): the words stand in square brackets, the path in round ones.`,
    file: place.file,
    pointer,
    excerpt: written,
    ...(words === undefined ? {} : { fix: { value: `[${words}](${target})` } }),
  };
}

/** Signs of bold words that are shown as they stand. */
export function openBold(place: Place, pointer: string, written: string): Issue {
  const isClosed = written.length > 2;
  return {
    rule: "text-signs",
    message: `“${written}” is shown as it stands, and makes nothing bold.`,
    hint: isClosed
      ? "Write **words**, with no space between the stars and the words."
      : "Close it after the words, as in **words**, or take it away.",
    file: place.file,
    pointer,
    excerpt: written,
  };
}

/** A link as Markdown has it, in a field that is shown as it is. */
export const MARKDOWN_LINK = /\[[^\]]{1,300}\]\((\/|#|https?:|mailto:|tel:)[^)]{0,300}\)/;

/** A link of Markdown in a field that is shown as it stands. */
export function linkInPlainText(place: Place, pointer: string, value: string): Issue {
  const written = MARKDOWN_LINK.exec(value)?.[0] ?? value;
  return {
    rule: "link-form",
    message: `${JSON.stringify(written)} is shown as it stands: this field has plain text, not Markdown.`,
    hint: "Write the words only, and put the link into a field that takes Markdown.",
    file: place.file,
    pointer,
    excerpt: written,
  };
}

/** A picture without words. */
export function missingAlt(place: Place, pointer: string): Issue {
  return {
    rule: "media-alt",
    message: "This picture has no text for people who cannot see it.",
    hint: "Say in one short sentence what it shows.",
    file: place.file,
    pointer,
  };
}

/** A day that the calendar does not have. */
export function impossibleDay(place: Place, pointer: string, value: string): Issue {
  return {
    rule: "date-invalid",
    message: `${value} is not in the calendar.`,
    hint: "Write year-month-day with a month from 01 to 12 and a day that the month has.",
    file: place.file,
    pointer,
  };
}
