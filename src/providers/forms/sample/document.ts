import { directionOf } from "../../../engine/model/direction.ts";
import { escapeHtml } from "../../../engine/model/escape-html.ts";
import type { DocumentParts } from "../../../engine/model/form-provider.ts";
import { type Strings, stringOf } from "../../../engine/model/strings.ts";
import { defaultFields } from "./default-fields.ts";
import { fieldHtml } from "./field-html.ts";
import { type SampleKey, SCRIPT_KEYS } from "./sample-keys.ts";
import type { SampleForm } from "./types.ts";

/** The document of the sample form. */
export function sampleDocument(form: SampleForm, { words, styles, script }: DocumentParts): string {
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(words.language)}" dir="${directionOf(words.language)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(form.title)}</title>`,
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module" src="${script}"></script>`,
    "</head>",
    '<body class="sample-form">',
    ...mainHtml(form, words),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function mainHtml({ title, fields }: SampleForm, words: Strings): string[] {
  const say = (key: SampleKey) => escapeHtml(stringOf(words, `sampleForm.${key}`));
  const known = fields ?? defaultFields((key) => stringOf(words, `sampleForm.${key}`));
  return [
    "<main>",
    "<header>",
    `<h1>${escapeHtml(title)}</h1>`,
    `<p><strong>${say("notice")}</strong> ${say("try")}</p>`,
    "</header>",
    `<form novalidate data-language="${escapeHtml(words.language)}" data-words="${escapeHtml(wordsForScript(words))}">`,
    ...known.map((field, at) => fieldHtml(field, `answer-${at + 1}`, say)),
    `<p class="failure" data-failure role="alert" tabindex="-1" hidden>${say("failed")}</p>`,
    `<div class="sending"><button type="submit" disabled>${say("send")}</button><p role="status"></p></div>`,
    "</form>",
    '<div class="thanks" data-thanks tabindex="-1" hidden>',
    `<h1>${say("thanks")}</h1>`,
    `<p>${say("thanksText")}</p>`,
    "</div>",
    "</main>",
  ];
}

/** The words that the form's script says, as JSON. */
function wordsForScript({ strings }: Strings): string {
  const entries = SCRIPT_KEYS.map((key) => [key, strings[`sampleForm.${key}`]]);
  return JSON.stringify(Object.fromEntries(entries));
}
