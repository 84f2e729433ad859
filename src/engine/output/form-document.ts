import { readFileSync } from "node:fs";
import { join } from "node:path";
import { byPath } from "../model/by-path.ts";
import type { DocumentParts } from "../model/form-provider.ts";
import type { LeadForm } from "../model/lead-form-file.ts";
import { FORM_DOCUMENT } from "../model/written-files.ts";
import { shownForm } from "../pipeline/forms/site-form.ts";
import type { SiteFrame } from "../pipeline/resolve/resolver.ts";
import type { CheckedSite } from "../pipeline/site.ts";
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
  const { script, styles } = FORM_DOCUMENT;
  const assets = { styles: [...compiled.styles, `/${styles}`], script: `/${script}` };
  const documents = site.frames.flatMap((frame): OutputFile[] => {
    const text = formDocument(site, frame, assets);
    return text === undefined ? [] : [{ path: documentOf(frame.path), text }];
  });
  if (documents.length === 0) return [];
  const copied = [script, styles].map((path) => ({
    path,
    text: readFileSync(
      join(compiled.formDocument, path.slice(FORM_DOCUMENT.folder.length)),
      "utf8",
    ),
  }));
  return [...documents, ...copied];
}

/** The document of a form that the site brings itself, in a language; nothing when it shows another form or none. */
export function formDocument(
  { index }: CheckedSite,
  { path, texts }: SiteFrame,
  assets: Pick<DocumentParts, "script" | "styles">,
): string | undefined {
  const form = shownForm(texts.leadForm as LeadForm | undefined);
  const words = byPath(index.locales, path).strings;
  return form && index.form?.provider.document?.html(form, { words, ...assets });
}

/** The file of the document in a language. */
function documentOf(path: string): string {
  return `${FORM_DOCUMENT.path.slice(1)}${path}/index.html`;
}
