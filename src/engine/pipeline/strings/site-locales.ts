import type { LeadForm } from "../../model/lead-form-file.ts";
import type { SiteFile, SiteLanguage } from "../../model/site-file.ts";
import type { FormTranslation, SiteTranslationFile } from "../../model/site-translation-file.ts";
import type { Definitions, StringTexts } from "../definitions.ts";
import { SITE_FILE, STRINGS_FILE } from "../kinds.ts";
import type { ReadDocument } from "../read-files.ts";
import type { SiteLocale } from "./site-locale.ts";
import { FIRST_LANGUAGE, siteStrings } from "./site-strings.ts";

/** What the languages of a site are made from. */
interface LocaleSource {
  site: SiteFile;
  siteFile: string;
  documents: ReadonlyMap<string, ReadDocument>;
  definitions: Definitions;
}

/** A site in each of its languages. What is wrong with the list of them is a matter of a rule: the first counts as the one at the root. */
export function siteLocales(source: LocaleSource): SiteLocale[] {
  const { language, languages = [] } = source.site;
  const [first, ...others] = languages;
  const named = others.filter(({ folder }) => folder !== undefined);
  return [
    localeFrom(source, { language, name: first?.name ?? "" }),
    ...named.map((other) => localeFrom(source, other)),
  ];
}

function localeFrom(
  source: LocaleSource,
  { language: written, name, folder = "" }: SiteLanguage,
): SiteLocale {
  // What is no language is reported where it is written.
  const language = isLanguage(written) ? written : FIRST_LANGUAGE;
  const { documents, definitions, siteFile } = source;
  const below = folder === "" ? "" : `${folder.slice(1)}/`;
  const fileOf = (file: string) => siteFile.replace(/[^/]*$/, below + file);
  const { $schema: _, ...own } = (documents.get(below + STRINGS_FILE)?.value ?? {}) as StringTexts;
  const translation =
    folder === ""
      ? undefined
      : (documents.get(below + SITE_FILE)?.value as SiteTranslationFile | undefined);
  return {
    language,
    path: folder,
    name,
    site:
      folder === "" ? { ...source.site, language } : translated(source.site, language, translation),
    siteFile: fileOf(SITE_FILE),
    translation,
    strings: siteStrings(definitions.strings, language, own),
    stringsFile: fileOf(STRINGS_FILE),
    ownStrings: own,
  };
}

/** Whether a text has the form of a language tag, for example `de-AT`. */
function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** The site file with the fields of another language instead of its own; of facts and of the form those that are there. */
function translated(
  site: SiteFile,
  language: string,
  { $schema: _, facts, leadForm, ...fields }: Partial<SiteTranslationFile> = {},
): SiteFile {
  return {
    ...site,
    ...fields,
    language,
    ...(facts ? { facts: { ...site.facts, ...facts } } : {}),
    ...(site.leadForm ? { leadForm: translatedForm(site.leadForm, leadForm) } : {}),
  };
}

function translatedForm(form: LeadForm, { fields, ...words }: FormTranslation = {}): LeadForm {
  return {
    ...form,
    ...words,
    ...(Array.isArray(form.fields) && {
      fields: form.fields.map((field, at) => ({ ...field, ...fields?.[at] })),
    }),
  };
}
