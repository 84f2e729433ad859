import type { Issue } from "../../../engine/model/issue.ts";
import type { FieldLabels } from "./field-labels.ts";
import { SCREENS, withoutFiles } from "./file-words.ts";
import { schemaWords } from "./schema-words.ts";

/** The words of an issue. */
export type IssueWords = Pick<Issue, "message" | "hint">;

/**
 * Says an issue to somebody who sees fields and buttons, and no files: what rules say for everybody, with the labels of
 * fields instead of their names, and with what to do in the studio where that is something else.
 */
export function plainWords(issue: Issue, labels: FieldLabels): IssueWords {
  const own = schemaWords(issue, labels) ?? { ...issue, ...IN_STUDIO[issue.rule]?.(issue) };
  const namesFields = NAMING_FIELDS.has(issue.rule);
  const plain = (text: string) => {
    const named = namesFields ? withLabels(text, labels) : text;
    return withParts(withoutFiles(curly(named)), labels);
  };
  return { message: plain(own.message), hint: plain(own.hint) };
}

/** Rules that say names of fields between quotation marks. */
const NAMING_FIELDS = new Set([
  "form-host",
  "head-length",
  "head-noindex",
  "host-limit",
  "language-list",
  "phone-number",
  "placeholder",
  "section-dark",
  "share-image-unused",
  "theme-contrast",
  "translation-outdated",
  "translation-unknown",
]);

/** What is done about an issue in the studio, where its rule speaks of files. */
const IN_STUDIO: Record<string, (issue: Issue) => Partial<IssueWords>> = {
  "address-lost": () => ({
    hint: "Add it to “Old addresses” of the page that took its place.",
  }),
  "blog-folder": () => ({
    hint: "Write the folder of the page that shows its articles, for example /news.",
  }),
  "business-missing": () => ({
    hint: `Fill in “Business” in this part, on this page, or under ${SCREENS.contact}.`,
  }),
  "content-repeated": () => ({
    hint: "Write it anew for this page, or share the part, so that both pages show the same one.",
  }),
  "fact-name": () => ({ hint: "A name has letters and digits only." }),
  "fact-unknown": () => ({ hint: "Write it on the pages under “Facts”, or take the column away." }),
  "form-host": ({ message }) => ({
    message: message.replace("a host of this provider", "an address of this service"),
    hint: `If the form really comes from there, add the address to "formHosts"; otherwise correct it.`,
  }),
  "head-noindex": () => ({ hint: `Take the tick away from "noindex".` }),
  "heading-misplaced": ({ hint }) => ({ hint: hint.replace("**bold**", "bold") }),
  "icon-unknown": ({ hint }) => ({
    hint: hint.replace(/All names .*/, "Choose one from the list."),
  }),
  "link-hidden": ({ message, hint }) => ({
    hint: message.includes(" is hidden")
      ? "Show that page, or take the link away until then."
      : hint,
  }),
  "link-form": ({ message, hint }) => ({
    message: message.replace("plain text, not Markdown", "plain words only"),
    hint: hint
      .replace("a token such as {email} from pages/_site.json", "a value such as {email}")
      .replace("a field that takes Markdown", "a field that has a button for links"),
  }),
  "markdown-html": () => ({
    hint: "Use the buttons above the text for bold words, italics, links and lists. Pictures have parts of their own.",
  }),
  "page-block-misplaced": () => ({
    hint: "It belongs on the page that shows single articles.",
  }),
  "page-gap": () => ({
    hint: "Write it in place of the braces and what stands in them, or hide the page until then.",
  }),
  "page-hidden": ({ message }) => ({
    hint: message.includes(" times")
      ? "Empty “Goes live on” and “Ends on”."
      : "Choose “Show this page”.",
  }),
  placeholder: () => ({
    hint: `Write the real one, and take it out of “Made-up values” under ${SCREENS.search}.`,
  }),
  "route-duplicate": () => ({
    message: "Another page of the site has the same address.",
    hint: "Give one of the two another address.",
  }),
  sample: ({ message }) => ({
    hint: message.startsWith("The contact form")
      ? `Choose the service of your own form under ${SCREENS.form}, or no form, to show the phone number and the e-mail address alone.`
      : "Replace it before the site is published.",
  }),
  "shared-unused": () => ({ hint: "Show it on a page, or have its file deleted." }),
  "source-list": () => ({
    hint: "Add the part “Sources”, after the text and before the closing call to action.",
  }),
  "source-unknown": () => ({
    hint: "Have it added to the list of sources, with the address of the official text.",
  }),
  spelling: ({ hint }) => ({
    hint: hint.replace(/add it to \S+\.txt/, "add it to the site's own words"),
  }),
  "time-zone-missing": () => ({ hint: "Choose one under “Time zone”." }),
  "strings-missing": ({ message }) => ({
    message: message.replace(/, and these are missing: .*$/, ", and they are missing."),
    hint: `Write them under ${SCREENS.words}.`,
  }),
  "theme-contrast": ({ hint }) => ({
    hint: hint.replace(/^Write ("\w+"): "(#\w+)" beside it/, "Choose $2 as $1"),
  }),
  "text-signs": ({ message, hint }) => ({
    message: message.replace("plain text, not Markdown", "plain words only"),
    hint: hint.replace(/ Fields with Markdown .*/, ""),
  }),
};

/** Names of fields between quotation marks, as labels. */
function withLabels(text: string, labels: FieldLabels): string {
  return text.replace(/["“]([A-Za-z][\w-]*)["”]/g, (written, name: string) => {
    const label = labels.field(name);
    return label === undefined ? written : `“${label}”`;
  });
}

/** The studio says "part" of what files call a block, and names it as its lists do. */
function withParts(text: string, labels: FieldLabels): string {
  return text
    .replace(/\b([a-z]+(?:-[a-z]+)*) block\b/g, (written, type: string) => {
      const label = labels.block(type);
      return label === undefined ? written : `“${label}” part`;
    })
    .replace(/(?<=: |, )([a-z]+-[a-z]+|hero)(?=[,.])/g, (type) => labels.block(type) ?? type)
    .replace(/\bblock(s?)\b/g, "part$1");
}

/** Straight quotation marks are for programs. */
function curly(text: string): string {
  return text.replace(/"([^"]*)"/g, "“$1”");
}
