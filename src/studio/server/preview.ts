import type { Examined } from "../../engine/dev/dev-site.ts";
import type { ResolvedBlock } from "../../engine/model/block.ts";
import { isUse, type PageBlock } from "../../engine/model/block.ts";
import { definitionOf } from "../../engine/model/block-definition.ts";
import type { Issue } from "../../engine/model/issue.ts";
import type { PageFile } from "../../engine/model/page-file.ts";
import { isHidden, seenFromHidden } from "../../engine/pipeline/index/hidden.ts";
import type { PageEntry } from "../../engine/pipeline/index/site-index.ts";
import { ORIGINAL_URLS } from "../../engine/pipeline/media/media-urls.ts";
import { createResolver, type Resolver } from "../../engine/pipeline/resolve/resolver.ts";
import type { Rule } from "../../engine/pipeline/rule.ts";
import { localeOf } from "../../engine/pipeline/strings/site-locale.ts";
import { withLevels } from "../../engine/pipeline/with-levels.ts";
import type { Preview } from "../contract/answers.ts";
import { studioIssues } from "./studio-issues.ts";

/** Resolves a page as it is being edited. */
export type Previewer = (current: Examined, entry: PageEntry) => Preview;

/** A page as it is being edited. */
interface Edited {
  entry: PageEntry;
  /** The path of its language. */
  frame: string;
  resolver: Resolver;
  /** What the schema rejects in it. */
  wrong: Issue[];
  /** All that pages are checked with. */
  rules: readonly Rule[];
}

/** A block with what was found in it, as if it were the only one of its page. */
interface Alone {
  block: ResolvedBlock | null;
  issues: Issue[];
}

/** What was resolved last, while everything around the blocks stays the same. */
interface Memory {
  current?: Examined["site"];
  /** The page's own fields. */
  around?: string;
  /** By what each block is made of, as JSON. */
  blocks: Map<string, Alone>;
}

/**
 * Makes the function that resolves a page at every keystroke: every block by itself, so that an
 * unfinished one takes nothing else off the screen, and only those whose parts have changed. It costs
 * the same on a site of any size.
 */
export function createPreviewer(): Previewer {
  let memory: Memory = { blocks: new Map() };
  return (current, entry) => {
    const { blocks: written, ...fields } = entry.page;
    const around = `${entry.route} ${JSON.stringify(fields)}`;
    const known =
      memory.current === current.site && memory.around === around ? memory.blocks : new Map();
    const edited: Edited = {
      entry,
      frame: localeOf(current.site.index, entry.route).path,
      resolver: resolverWith(current, entry),
      wrong: current.engine.validate("page", entry.file, entry.page),
      rules: current.engine.definitions.rules,
    };
    const alone = listed(written).map((block, at): [string, Alone] => {
      const key = keyOf(current, block, written);
      return [key, known.get(key) ?? resolveAlone(edited, block, at)];
    });
    memory = { current: current.site, around, blocks: new Map(alone) };
    const blocks = alone.map(([, one]) => one);
    return compose(edited, blocks);
  };
}

/** What a block is made of: its own JSON, and all blocks of the page where it lists what they mention. */
function keyOf({ site }: Examined, block: PageBlock, written: unknown): string {
  const { shared, definitions } = site.index;
  const shown = isUse(block) ? shared.get(block.use)?.block : block;
  const lists = shown && definitionOf(definitions.blocks, shown)?.isSourceList;
  return JSON.stringify(lists ? [block, written] : block);
}

function compose({ entry, frame, resolver, wrong, rules }: Edited, blocks: Alone[]): Preview {
  const own = attempt(
    () => resolver.page({ ...entry, page: { ...entry.page, blocks: [] } }),
    wrong.some(isOfPage),
  );
  const named = new Set(wrong.map(({ pointer }) => pointer));
  const all = [
    ...(own?.refs.issues ?? []),
    ...blocks.flatMap((one, at) => one.issues.map((issue) => inPage(issue, entry.file, at))),
  ];
  // What follows from a value of the wrong form is not reported beside it.
  const issues = [
    ...wrong,
    ...all.filter(({ file, pointer }) => file !== entry.file || !named.has(pointer)),
  ];
  return {
    route: entry.route,
    frame,
    ...(own ? { head: own.page.head } : {}),
    blocks: blocks.map(({ block }) => block),
    issues: studioIssues(withLevels(rules, issues), entry.file),
  };
}

function resolverWith({ site, engine }: Examined, entry: PageEntry): Resolver {
  const seen = isHidden(entry) ? seenFromHidden(site.index) : site.index;
  const index = { ...seen, pages: new Map(seen.pages).set(entry.route, entry) };
  return createResolver(index, ORIGINAL_URLS, engine.schemas, { today: site.today });
}

function resolveAlone(
  { entry, resolver, wrong }: Edited,
  block: PageFile["blocks"][number],
  at: number,
): Alone {
  const page = { ...entry.page, blocks: [block] };
  const isOwn = ({ pointer }: Issue) => `${pointer}/`.startsWith(`/blocks/${at}/`);
  const result = attempt(
    () => resolver.page({ ...entry, page }),
    wrong.some((issue) => isOwn(issue) || isOfPage(issue)),
  );
  const issues = result?.refs.issues ?? [];
  return {
    block: result?.page.blocks[0] ?? null,
    issues: issues.filter(
      ({ file, pointer }) => file !== entry.file || pointer.startsWith("/blocks/0"),
    ),
  };
}

/** The block was resolved as the only one; its issues belong where it stands. */
function inPage(issue: Issue, file: string, at: number): Issue {
  if (issue.file !== file) return issue;
  return { ...issue, pointer: issue.pointer.replace(/^\/blocks\/0/, `/blocks/${at}`) };
}

/** A page in the middle of a change may lack anything. */
function listed(blocks: unknown): PageFile["blocks"] {
  return Array.isArray(blocks) ? (blocks as PageFile["blocks"]) : [];
}

/** Whether an issue is about the page's own fields. */
function isOfPage({ pointer }: Issue): boolean {
  return !`${pointer}/`.startsWith("/blocks/");
}

/**
 * What the schema rejects may be impossible to resolve: it is not shown yet, and the issues say why.
 *
 * @param isRejected whether the schema rejects something that the work needs
 * @throws what the work throws although nothing is rejected: that is a fault of the program
 */
function attempt<Result>(work: () => Result, isRejected: boolean): Result | undefined {
  try {
    return work();
  } catch (cause) {
    if (!isRejected) throw cause;
    return undefined;
  }
}
