import type { Examined } from "../../engine/dev/dev-site.ts";
import type { PageBlock, ResolvedBlock } from "../../engine/model/block.ts";
import type { Issue } from "../../engine/model/issue.ts";
import type { PageFile } from "../../engine/model/page-file.ts";
import { TrackedMap } from "../../engine/pipeline/cache/tracked-map.ts";
import { isHidden, seenFromHidden } from "../../engine/pipeline/index/hidden.ts";
import { inTime } from "../../engine/pipeline/index/in-time.ts";
import { checkOverrides } from "../../engine/pipeline/index/overrides.ts";
import type { PageEntry } from "../../engine/pipeline/index/site-index.ts";
import { ORIGINAL_URLS } from "../../engine/pipeline/media/media-urls.ts";
import { createResolver, type Resolver } from "../../engine/pipeline/resolve/resolver.ts";
import type { PageUses, SingleBlocks } from "../../engine/pipeline/resolve/single-blocks.ts";
import { localeOf } from "../../engine/pipeline/strings/site-locale.ts";
import { withLevels } from "../../engine/pipeline/with-levels.ts";
import type { Preview } from "../contract/answers.ts";
import { studioIssues } from "./issues/studio-issues.ts";

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
  /** The site around it. */
  current: Examined;
}

/** A block with its resolved references, as if it were the only one of its page. */
interface Alone {
  block: ResolvedBlock | null;
  issues: Issue[];
  /** What it was made from beside its own JSON; nothing for one that could not be made. */
  madeFrom?: { uses: PageUses; page: string | undefined };
}

/** What was resolved last, while the site around the page stays the same. */
interface Memory {
  current?: Examined["site"];
  route?: string;
  /** By the JSON of each block. */
  blocks: Map<string, Alone>;
}

/**
 * Makes the function that resolves a page at every keystroke: every block by itself, so that an
 * unfinished one takes nothing else off the screen, and only those of which something has changed: their own fields, or
 * what they use of the page's. It costs the same on a site of any size.
 */
export function createPreviewer(): Previewer {
  let memory: Memory = { blocks: new Map() };
  return (current, written) => {
    const { site, engine } = current;
    const { entry, issues: differing } = checkOverrides(inTime(written, site.index.clock), {
      shared: site.index.shared,
      validate: engine.validate,
    });
    const known =
      memory.current === site && memory.route === entry.route ? memory.blocks : new Map();
    const page = readings(entry);
    const edited: Edited = {
      entry,
      frame: localeOf(site.index, entry.route).path,
      resolver: resolverWith(current, entry, page),
      wrong: [...engine.validate("page", entry.file, written.page), ...differing],
      current,
    };
    const resolve = blockResolver(edited, page);
    const made = new Map<string, Alone>();
    const blocks = listed(entry.page.blocks).map((block, at) => {
      const key = JSON.stringify(block);
      const one = made.get(key) ?? resolve(block, at, known.get(key));
      made.set(key, one);
      return one;
    });
    memory = { current: site, route: entry.route, blocks: made };
    return compose(edited, blocks);
  };
}

/** Reports whether a block has read the page itself, which is among those of the site, and what it read. */
interface Readings {
  wasRead: boolean;
  text(): string;
}

function readings({ page }: PageEntry): Readings {
  let text: string | undefined;
  return {
    wasRead: false,
    text() {
      text ??= JSON.stringify(page);
      return text;
    },
  };
}

function compose({ entry, frame, resolver, wrong, current }: Edited, blocks: Alone[]): Preview {
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
    issues: studioIssues(withLevels(current.engine.definitions.rules, issues), entry.file, current),
  };
}

function resolverWith({ site, engine }: Examined, entry: PageEntry, page: Readings): Resolver {
  const seen = isHidden(entry) ? seenFromHidden(site.index) : site.index;
  const pages = new TrackedMap(new Map(seen.pages).set(entry.route, entry), {
    onOne: (route) => {
      if (route === entry.route) page.wasRead = true;
    },
    onAll: () => {
      page.wasRead = true;
    },
    give: (value) => value,
  });
  return createResolver({ ...seen, pages }, ORIGINAL_URLS, engine.schemas, { today: site.today });
}

/** Makes what resolves the blocks of the page, but those that would be as they were. */
function blockResolver({ entry, resolver, wrong }: Edited, page: Readings) {
  let blocks: SingleBlocks | undefined;
  const single = () => {
    blocks ??= resolver.blocksOf(entry);
    return blocks;
  };
  const isSame = ({ uses, page: read }: NonNullable<Alone["madeFrom"]>) =>
    (read === undefined || read === page.text()) && single().isSame(uses);

  return (block: PageBlock, at: number, before: Alone | undefined): Alone => {
    const isOwn = ({ pointer }: Issue) => `${pointer}/`.startsWith(`/blocks/${at}/`);
    const isRejected = wrong.some((issue) => isOwn(issue) || isOfPage(issue));
    const made = attempt(() => {
      if (before?.madeFrom && isSame(before.madeFrom)) return before;
      page.wasRead = false;
      const { block: resolved = null, refs, uses } = single().resolve(block);
      const madeFrom = { uses, page: page.wasRead ? page.text() : undefined };
      return { block: resolved, issues: refs.issues, madeFrom };
    }, isRejected);
    return made ?? { block: null, issues: [] };
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
