import { appendPointer } from "../../engine/model/pointer.ts";
import type { PageEntry } from "../../engine/pipeline/index/site-index.ts";
import { memoize } from "../../engine/pipeline/memoize.ts";
import { createPauses } from "../../engine/pipeline/pauses.ts";
import { type CheckedPage, everyPage } from "../../engine/pipeline/site.ts";
import { compileTextVisits, type VisitTexts } from "../../engine/pipeline/texts/visit-texts.ts";
import type { TextMatch } from "../contract/answers.ts";
import { currentSite, type StudioContext } from "./context.ts";

/** More are not gone through. */
const MAX_MATCHES = 20;
/** How many characters are shown before a match, which has to be visible, and after it. */
const BEFORE = 20;
const AFTER = 60;

/** A text with where it stands in its page. */
interface LocatedText {
  text: string;
  pointer: string;
}

/** The first texts of all pages that have all words of a search, one for each page. */
export async function searchTexts(context: StudioContext, words: string): Promise<TextMatch[]> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const { site, engine } = currentSite(context);
  const textsOf = textsWith(engine);
  const matches: TextMatch[] = [];
  const pause = createPauses();
  for (const page of everyPage(site)) {
    await pause();
    const match = textsOf(page.entry).find(({ text }) => hasAll(text, wanted));
    if (match) matches.push(matchIn(page, match, wanted[0] ?? "", context));
    if (matches.length === MAX_MATCHES) break;
  }
  return matches;
}

/** The texts of a page are gathered once, as long as it does not change. */
const textsWith = memoize((engine: ReturnType<typeof currentSite>["engine"]) => {
  const visit = compileTextVisits(engine.schemas.page, engine.definitions.fields)("PageFile");
  return memoize((entry: PageEntry) => textsOfPage(entry, visit));
});

function textsOfPage({ page }: PageEntry, visit: VisitTexts): LocatedText[] {
  const texts: LocatedText[] = [];
  visit(page, (text, _, path) => {
    texts.push({ text, pointer: path.map(String).reduce(appendPointer, "") });
  });
  return texts;
}

function hasAll(text: string, words: string[]): boolean {
  const within = text.toLowerCase();
  return words.every((word) => within.includes(word));
}

function matchIn(
  { entry, fields }: CheckedPage,
  { text, pointer }: LocatedText,
  word: string,
  { folders }: StudioContext,
): TextMatch {
  const at = text.toLowerCase().indexOf(word);
  const end = at + word.length;
  return {
    path: entry.file.slice(folders.pages.replaceAll("\\", "/").replace(/\/$/, "").length + 1),
    title: fields.shortTitle ?? fields.title,
    pointer,
    before: (at > BEFORE ? "…" : "") + text.slice(Math.max(0, at - BEFORE), at),
    word: text.slice(at, end),
    after: text.slice(end, end + AFTER) + (text.length > end + AFTER ? "…" : ""),
  };
}
