import { escapeHtml } from "../../../engine/model/escape-html.ts";
import type { DocumentParts } from "../../../engine/model/form-provider.ts";
import { DEFAULT_FIELDS } from "./default-fields.ts";
import { fieldHtml } from "./field-html.ts";
import type { SampleForm } from "./types.ts";

/** The document of the sample form. */
export function sampleDocument(
  form: SampleForm,
  { language, styles, script }: DocumentParts,
): string {
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(language)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(form.title)}</title>`,
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module" src="${script}"></script>`,
    "</head>",
    '<body class="sample-form">',
    ...mainHtml(form),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function mainHtml({ title, fields = DEFAULT_FIELDS }: SampleForm): string[] {
  return [
    "<main>",
    "<header>",
    `<h1>${escapeHtml(title)}</h1>`,
    "<p><strong>This is a sample form: nothing is sent.</strong> Try it. An address such as fail@example.com shows what happens when sending fails.</p>",
    "</header>",
    "<form novalidate>",
    ...fields.map((field, at) => fieldHtml(field, `answer-${at + 1}`)),
    '<p class="failure" data-failure role="alert" tabindex="-1" hidden>The form could not be sent. Your answers are still here: try again in a moment, or call or write instead.</p>',
    '<div class="sending"><button type="submit" disabled>Send</button><p role="status"></p></div>',
    "</form>",
    '<div class="thanks" data-thanks tabindex="-1" hidden>',
    "<h1>Thank you</h1>",
    "<p>This is a sample form: nothing was sent, and nothing is kept. With a real form your answers would now be on their way.</p>",
    "</div>",
    "</main>",
  ];
}
