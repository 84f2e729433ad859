import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_FIELDS } from "../../providers/forms/sample/default-fields.ts";
import type { SampleForm } from "../model/lead-form-file.ts";
import type { Resolved } from "../model/resolved.ts";
import { SAMPLE_FORM } from "../model/written-files.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { escapeHtml } from "./escape-html.ts";
import type { OutputFile } from "./page-jobs.ts";
import { fieldHtml } from "./sample-form-field.ts";

/** Addresses of what the sample form loads. */
export interface SampleFormAssets {
  styles: string[];
  script: string;
}

/**
 * The files of the sample form, for a site that shows it.
 *
 * @param compiled the site's own styles, and the folder of the form's compiled script and styles
 */
export function sampleFormFiles(
  site: CheckedSite,
  compiled: { styles: string[]; sampleForm: string },
): OutputFile[] {
  const { script, styles, document } = SAMPLE_FORM;
  const html = sampleFormDocument(site, {
    styles: [...compiled.styles, `/${styles}`],
    script: `/${script}`,
  });
  if (html === undefined) return [];
  const copied = [script, styles].map((path) => ({
    path,
    text: readFileSync(join(compiled.sampleForm, path.slice(SAMPLE_FORM.folder.length)), "utf8"),
  }));
  return [{ path: document, text: html }, ...copied];
}

/** The document of the sample form; nothing when the site shows another form or none. */
export function sampleFormDocument(
  { texts: { language, leadForm } }: CheckedSite,
  assets: SampleFormAssets,
): string | undefined {
  if (leadForm?.provider !== "sample") return undefined;
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(language)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(leadForm.title)}</title>`,
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module" src="${assets.script}"></script>`,
    "</head>",
    '<body class="sample-form">',
    ...mainHtml(leadForm),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function mainHtml({ title, fields = DEFAULT_FIELDS }: Resolved<SampleForm>): string[] {
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
