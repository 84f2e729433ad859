import type { PageBlock } from "../../../engine/model/block.ts";
import type { Engine } from "../../../engine/pipeline/engine.ts";
import type { EditedPage } from "../../contract/field.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { en } from "../../words/en/all.ts";
import { wordsOf } from "../../words/names/block-labels.ts";
import { type ChangedPage, fewChangesInWords } from "../../words/names/change-words.ts";
import type { Naming } from "../../words/names/naming.ts";
import { sayIn } from "../../words/words.ts";
import { formsOf } from "../forms/forms.ts";
import type { DescribedFile } from "./change-sentence.ts";

/** The text of a file before and now; nothing of one that does not exist. */
export interface FileTexts {
  before: string | undefined;
  after: string | undefined;
}

/** Describes in English what was done in a file, where that is short. */
export type DescribeChange = (file: DescribedFile, texts: FileTexts) => DescribedFile;

type Forms = Pick<Engine, "schemas" | "definitions">;

/**
 * Makes what describes changed files, for commits.
 *
 * @param engine of the site, whose forms name the fields
 * @param pages the folder of pages, as paths of files begin
 */
export function createDescribeChange(engine: Forms, pages: string): DescribeChange {
  let naming: Naming | undefined;
  return (file, texts) => {
    const before = pageIn(texts.before);
    const after = pageIn(texts.after);
    if (file.change !== "changed" || !before || !after) return file;
    if (!file.path.startsWith(`${pages}/`)) return file;
    naming ??= namingOf(engine);
    const path = file.path.slice(pages.length + 1);
    const description = descriptionOf({ path, before, after }, naming, file.title ?? file.path);
    return description === "" ? file : { ...file, description: atStart(description) };
  };
}

/** What holds for the whole site stands on no page, and a shared part is known by its words. */
function descriptionOf(changed: ChangedPage, naming: Naming, page: string): string {
  const kind = siteFileKind(changed.path);
  if (kind === undefined) return fewChangesInWords(changed, naming, page);
  if (kind !== "shared") return fewChangesInWords(changed, naming);
  const { block } = changed.after;
  const words = wordsOf(Object(block) as PageBlock, naming);
  return words === "" ? "" : `changed the shared part “${words}”`;
}

/** Shared parts and tokens have their own names here: nobody needs to read the site for a commit. */
function namingOf({ schemas, definitions }: Forms): Naming {
  const forms = formsOf(schemas, definitions.fields, () => 0);
  return { forms, shared: [], tokens: [], say: sayIn("en", en), language: "en" };
}

function pageIn(text: string | undefined): EditedPage | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    const isPage = typeof value === "object" && value !== null && !Array.isArray(value);
    return isPage ? (value as EditedPage) : undefined;
  } catch {
    // It is being written, damaged, or no JSON at all.
    return undefined;
  }
}

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
