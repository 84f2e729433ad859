import type { TextKind } from "../../fields/define-field.ts";
import type { Finding } from "../../model/issue.ts";
import type { MentionFinder } from "../../pipeline/resolve/mentions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { type Path, pointerOf } from "../../pipeline/texts/visit-texts.ts";
import { citationsOf } from "../analysis/sources.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "source-unknown",
  level: "warning",
  title: "A law or a board is cited without a source",
  help: "A reader can look up what a page says about a law only where its text can be found. Every law and board stands once in `pages/_data/sources.json`; what is cited in the texts is found there by itself.",
  example,
  check: checkCitations,
});

/** What texts cite has a source. */
function checkCitations(site: CheckedSite): Finding[] {
  const citations = citationsOf(site);
  if (!citations?.sources) return [];
  return textsOf(site).flatMap((text) => unknownIn(text, citations.find));
}

/** A text as an author wrote it, with its position. */
interface WrittenText {
  text: string;
  file: string;
  pointer: string;
}

function textsOf({ index, reader: { visits } }: CheckedSite): WrittenText[] {
  const { withHidden, notFound, shared } = index;
  const texts: WrittenText[] = [];
  const noteIn = (file: string) => (text: string, _: TextKind, path: Path) =>
    texts.push({ text, file, pointer: pointerOf(path) });
  for (const { page, file } of [...withHidden.pages.values(), notFound])
    visits.page(page, noteIn(file));
  for (const { block, file } of shared.values()) visits.shared({ block }, noteIn(file));
  return texts;
}

function unknownIn({ text, pointer, file }: WrittenText, find: MentionFinder): Finding[] {
  return find(text)
    .filter(({ names }) => names.length === 0)
    .map(({ words }) => ({
      message: `“${words}” is cited here, and no source has it.`,
      hint: 'Add it to "sources" in pages/_data/sources.json with the address of the official text, or add these words to the "mentions" of the source that is meant.',
      file,
      pointer,
      excerpt: words,
    }));
}
