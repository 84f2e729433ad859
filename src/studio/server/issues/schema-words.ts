import type { Issue } from "../../../engine/model/issue.ts";
import { type FieldLabels, labelAt } from "./field-labels.ts";
import { withoutFiles } from "./file-words.ts";
import type { IssueWords } from "./plain-words.ts";

/** The words for a value that has not the form that it needs; none for all other issues. Forms show what each field takes. */
export function schemaWords(issue: Issue, labels: FieldLabels): IssueWords | undefined {
  return WORDS[issue.rule]?.(issue, labels);
}

type Words = (issue: Issue, labels: FieldLabels) => IssueWords;

const WORDS: Record<string, Words> = {
  "schema-missing-field": ({ message }, labels) => {
    const [, name = ""] = /field "([^"]+)"/.exec(message) ?? [];
    return {
      message: `“${labels.field(name) ?? name}” is missing.`,
      hint: "Fill it in.",
    };
  },
  "schema-unknown-field": ({ pointer, fix }, labels) => {
    const name = pointer.slice(pointer.lastIndexOf("/") + 1);
    const meant = fix && "key" in fix ? labels.field(fix.key) : undefined;
    return {
      message: `“${name}” stands here, and the site has no such field.`,
      hint:
        meant === undefined
          ? "Take it out."
          : `It was probably meant to be “${meant}”. Write it there, and take this one out.`,
    };
  },
  "schema-type": ({ pointer }, labels) => ({
    message: `${subject(pointer, labels)} cannot be used as it is.`,
    hint: "Empty it, and fill it in again.",
  }),
  "schema-value": ({ pointer, message, fix }, labels) => ({
    message: `${subject(pointer, labels)}${isValue(message)} is none of the choices.`,
    hint: fix && "value" in fix ? `“${fix.value}” was probably meant.` : "Choose another one.",
  }),
  "schema-format": ({ pointer, message, hint }, labels) => ({
    message: `${subject(pointer, labels)}${isValue(message)} has the wrong form.`,
    hint: withoutFiles(hint) || "Write it as the help of the field says.",
  }),
  "schema-limit": ({ pointer, message, hint }, labels) => ({
    message: message.replace(/^"[^"]*"/, subject(pointer, labels)),
    hint: hint.replace("delete the field", "take the field away"),
  }),
  "schema-path": () => ({
    message: "The note by which other editors know this page's fields leads nowhere.",
    hint: "Visitors notice nothing of it.",
  }),
};

function subject(pointer: string, labels: FieldLabels): string {
  return labelAt(pointer, labels) ?? "This page";
}

/** The value that a message names, as the beginning of a sentence goes on. */
function isValue(message: string): string {
  const [, value] = /^"[^"]*" is "(.*?)",/s.exec(message) ?? [];
  return value === undefined ? "" : ` is “${value}”, which`;
}
