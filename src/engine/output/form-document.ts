import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentParts } from "../model/form-provider.ts";
import { FORM_DOCUMENT } from "../model/written-files.ts";
import { shownForm } from "../pipeline/forms/site-form.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { firstLocale } from "../pipeline/strings/site-locale.ts";
import type { OutputFile } from "./page-jobs.ts";

/**
 * The files of a form that the site brings itself, for a site that shows one.
 *
 * @param compiled the site's own styles, and the folder of the form's compiled script and styles
 */
export function formFiles(
  site: CheckedSite,
  compiled: { styles: string[]; formDocument: string },
): OutputFile[] {
  const { script, styles, document } = FORM_DOCUMENT;
  const html = formDocument(site, {
    styles: [...compiled.styles, `/${styles}`],
    script: `/${script}`,
  });
  if (html === undefined) return [];
  const copied = [script, styles].map((path) => ({
    path,
    text: readFileSync(
      join(compiled.formDocument, path.slice(FORM_DOCUMENT.folder.length)),
      "utf8",
    ),
  }));
  return [{ path: document, text: html }, ...copied];
}

/** The document of a form that the site brings itself; nothing when it shows another form or none. */
export function formDocument(
  { index, texts: { leadForm } }: CheckedSite,
  assets: Pick<DocumentParts, "script" | "styles">,
): string | undefined {
  const form = shownForm(leadForm);
  return (
    form &&
    index.form?.provider.document?.html(form, { words: firstLocale(index).strings, ...assets })
  );
}
