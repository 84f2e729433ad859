import type { SiteFile } from "../../model/site-file.ts";
import type { Definitions, StringTexts } from "../definitions.ts";
import { STRINGS_FILE } from "../kinds.ts";
import type { ReadDocument } from "../read-files.ts";
import type { SiteLocale } from "./site-locale.ts";
import { siteStrings } from "./site-strings.ts";

/** What the languages of a site are made from. */
interface LocaleSource {
  site: SiteFile;
  siteFile: string;
  documents: ReadonlyMap<string, ReadDocument>;
  definitions: Definitions;
}

/** A site in each of its languages. */
export function siteLocales(source: LocaleSource): SiteLocale[] {
  const { site, siteFile, documents, definitions } = source;
  const { $schema: _, ...own } = (documents.get(STRINGS_FILE)?.value ?? {}) as StringTexts;
  return [
    {
      language: site.language,
      path: "",
      name: "",
      site,
      siteFile,
      strings: siteStrings(definitions.strings, site.language, own),
      stringsFile: siteFile.replace(/[^/]*$/, STRINGS_FILE),
      ownStrings: own,
    },
  ];
}
