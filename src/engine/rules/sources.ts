import { type BlockDefinitions, definitionOf } from "../model/block-definition.ts";
import type { Issue } from "../model/issue.ts";
import { appendPointer } from "../model/pointer.ts";
import type { SiteIndex, SourcesEntry } from "../pipeline/index/site-index.ts";
import {
  createMentionFinder,
  type Mention,
  type MentionFinder,
} from "../pipeline/resolve/mentions.ts";
import { wordsOfPage } from "../pipeline/resolve/page-words.ts";
import { gapsIn } from "../pipeline/resolve/resolved-sources.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../pipeline/site.ts";
import { type Path, pointerOf, type TextKind } from "../pipeline/texts/visit-texts.ts";

/** A text as an author wrote it, with its position. */
interface WrittenText {
  text: string;
  file: string;
  pointer: string;
}

/** What pages cite has a source, a page that cites something lists its sources, and every source is cited. Nothing is said of what cannot be read whole. */
export function checkSources(site: CheckedSite): Issue[] {
  const { index } = site;
  const pages = everyPage(site);
  const { sources, unreadable, repairs } = index;
  if (unreadable.size > 0 || (sources && repairs.has(sources.file))) return [];
  const whole = pages.filter(({ entry }) => !repairs.has(entry.file));
  if (!sources) return whole.flatMap((page) => checkList(index.definitions.blocks, page, []));
  const find = createMentionFinder(sources.written);
  return [
    ...(site.release ? missingReviewer(sources) : []),
    ...textsOf(site).flatMap((text) => unknownIn(text, find)),
    ...whole.flatMap((page) =>
      checkList(index.definitions.blocks, page, mentionsOn(site, page, find)),
    ),
    ...unused(
      index,
      sources,
      pages.flatMap((page) => mentionsOn(site, page, find)),
    ),
  ];
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

function unknownIn({ text, pointer, file }: WrittenText, find: MentionFinder): Issue[] {
  return find(text)
    .filter(({ names }) => names.length === 0)
    .map(({ words }) => ({
      rule: "source-unknown",
      message: `“${words}” is cited here, and no source has it.`,
      hint: 'Add it to "sources" in pages/_data/sources.json with the address of the official text, or add these words to the "mentions" of the source that is meant.',
      file,
      pointer,
      excerpt: words,
    }));
}

/** What a page mentions and a source has. */
function mentionsOn(
  { index, reader }: CheckedSite,
  { entry }: CheckedPage,
  find: MentionFinder,
): Mention[] {
  return find(wordsOfPage(reader.visits.page, index, entry)).filter(
    ({ names }) => names.length > 0,
  );
}

function checkList(
  blocks: BlockDefinitions,
  { entry, page, found }: CheckedPage,
  [first]: Mention[],
): Issue[] {
  const listed = page.blocks.findIndex((block) => definitionOf(blocks, block)?.isSourceList);
  if (listed >= 0 === (first !== undefined)) return [];
  const issue = { rule: "source-list" as const, file: entry.file };
  if (first)
    return [
      {
        ...issue,
        message: `This page mentions “${first.words}”, and has no list of its sources.`,
        hint: `Add { "type": "${listType(blocks)}" } to the blocks, after the text and before the closing call to action.`,
        pointer: "/blocks",
      },
    ];
  if (found.gaps.length > 0) return [];
  return [
    {
      ...issue,
      message: "This list of sources is empty: the page mentions none.",
      hint: "Take the block away, or name the law or the board in a text. The sources stand in pages/_data/sources.json.",
      pointer: appendPointer("/blocks", listed),
    },
  ];
}

/** The type of the block that lists sources. */
function listType(blocks: BlockDefinitions): string {
  return [...blocks.values()].find(({ isSourceList }) => isSourceList)?.type ?? "";
}

function unused(index: SiteIndex, { file, written }: SourcesEntry, mentions: Mention[]): Issue[] {
  if (index.repairs.size > 0) return [];
  const used = new Set(mentions.flatMap(({ names }) => names));
  return Object.entries(written.sources)
    .filter(([name]) => !used.has(name))
    .map(([name, source]) => ({
      rule: "source-unused",
      message: `No page mentions ${source.name}.`,
      hint: "Take the source away, or cite it where it is meant.",
      file,
      pointer: appendPointer("/sources", name),
      atKey: true,
    }));
}

/** Before a release somebody has compared the pages with their sources, or no page claims it. */
function missingReviewer({ file, written: { reviewer } }: SourcesEntry): Issue[] {
  return gapsIn(reviewer ?? { name: "" }).map((field) => ({
    rule: "placeholder",
    message: `The ${field} of the reviewer ${field === "name" ? "is" : "are"} still to be written.`,
    hint: 'Name the person who compared the pages with their sources, or take "reviewer" away: then no page says that it was reviewed.',
    file,
    pointer: `/reviewer/${field}`,
  }));
}
