import { hash } from "node:crypto";
import type { PageFile } from "../../model/page-file.ts";

/** What stands for the text of a page that a translation was made of: it changes when there is something to translate again. */
export function textKey({
  title,
  headTitle,
  description,
  summary,
  shortTitle,
  picture,
  facts,
  blocks,
}: PageFile): string {
  const texts = [title, headTitle, description, summary, shortTitle, picture, facts, blocks];
  return hash("sha256", JSON.stringify(texts)).slice(0, 10);
}
