import type { Overview } from "../../contract/answers.ts";
import type { EditedPage, Field } from "../../contract/field.ts";
import * as changes from "../../words/names/change-words.ts";
import * as fields from "../../words/names/field-names.ts";
import * as files from "../../words/names/file-fields.ts";
import type { Naming } from "../../words/names/naming.ts";
import { LANGUAGE, say } from "../words/say.ts";

export type { ChangedPage } from "../../words/names/change-words.ts";

/** A value of a page, by what it is named. */
interface NamedPage extends Omit<fields.NamedPage, "naming"> {
  overview: Overview;
}

/** What people call a value of a page, in the language of the studio. */
export function nameOfValue(pointer: string, { overview, ...page }: NamedPage): string {
  return fields.nameOfValue(pointer, { ...page, naming: namingOf(overview) });
}

/** The names of a value: that of its block, and that of its field; either may be empty. */
export function namesOf(pointer: string, { overview, ...page }: NamedPage) {
  return fields.namesOf(pointer, { ...page, naming: namingOf(overview) });
}

/** What people call a block: its kind, and its words where the page has several of that kind. */
export function blockName(page: EditedPage, at: number, overview: Overview): string {
  return fields.blockName(page, at, namingOf(overview));
}

/** The fields of a page outside its blocks, or of a file for the whole site. */
export function fileFields(
  path: string,
  page: EditedPage,
  overview: Overview,
): Record<string, Field> {
  return files.fileFields(path, page, namingOf(overview));
}

/** What was changed on a page, without who. */
export function changesInWords(changed: changes.ChangedPage, overview: Overview): string {
  return changes.changesInWords(changed, namingOf(overview));
}

/** The names of what differs between two states of a page. */
export function changedNames(changed: changes.ChangedPage, overview: Overview): string {
  return changes.changedNames(changed, namingOf(overview));
}

function namingOf({ forms, shared, tokens }: Overview): Naming {
  return { forms, shared, tokens, say, language: LANGUAGE };
}
