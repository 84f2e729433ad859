import type { Finding } from "../../model/issue.ts";
import { finderOf } from "../../pipeline/facts/mentions.ts";
import type { MentionFinder } from "../../pipeline/resolve/mentions.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, CheckedSite, PageSite, SiteContext } from "../../pipeline/site.ts";
import { type OnText, pointerOf } from "../../pipeline/texts/visit-texts.ts";
import { knowsSources } from "../analysis/sources.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "source-unknown",
  level: "warning",
  title: "A law or a board is cited without a source",
  help: "A reader can look up what a page says about a law only where its text can be found. Every law and board stands once in `pages/_data/sources.json`; what is cited in the texts is found there by itself.",
  example,
  checkPage: citedOn,
  check: citedBeside,
});

/** What the texts of a page cite has a source. */
function citedOn({ entry }: CheckedPage, site: PageSite): Finding[] {
  return citedIn(site, (onText) => site.reader.visits.page(entry.page, onText(entry.file)));
}

/** What shared blocks cite has a source. */
function citedBeside(site: CheckedSite): Finding[] {
  return [...site.index.shared.values()].flatMap(({ block, file }) =>
    citedIn(site, (onText) => site.reader.visits.shared({ block }, onText(file))),
  );
}

/** A text as an author wrote it, with its position. */
interface WrittenText {
  text: string;
  file: string;
  pointer: string;
}

function citedIn(site: SiteContext, visit: (onText: (file: string) => OnText) => void): Finding[] {
  const { sources } = site.index;
  if (!sources || !knowsSources(site)) return [];
  const texts: WrittenText[] = [];
  visit((file) => (text, _, path) => texts.push({ text, file, pointer: pointerOf(path) }));
  return texts.flatMap((text) => unknownIn(text, finderOf(sources)));
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
