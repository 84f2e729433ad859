import type { Engine } from "../build/engine.ts";
import type { CheckedSite } from "../checks/site.ts";
import type { PageEntry } from "../content/index/site-index.ts";
import { ORIGINAL_URLS } from "../content/media/media-urls.ts";
import { createResolver, type Resolver } from "../content/resolve/resolver.ts";
import type { Issue } from "../page/issue.ts";
import type { PageFile } from "../page/page-file.ts";
import type { ResolvedBlock } from "../page/resolved-block.ts";
import type { Preview } from "../studio/contract/answers.ts";
import { studioIssues } from "./studio-issues.ts";

/**
 * Resolves one page as it is being edited, every block by itself, so that an unfinished block takes
 * nothing else off the screen. It costs the same on a site of any size.
 */
export function previewPage(site: CheckedSite, engine: Engine, entry: PageEntry): Preview {
  const index = { ...site.index, pages: new Map(site.index.pages).set(entry.route, entry) };
  const resolver = createResolver(index, ORIGINAL_URLS, engine.schemas);
  const written: unknown = entry.page.blocks;
  const resolved = (Array.isArray(written) ? (written as PageFile["blocks"]) : []).map(
    (block, at) => resolveAlone(resolver, entry, block, at),
  );
  const own = attempt(() => resolver.page({ ...entry, page: { ...entry.page, blocks: [] } }));
  const issues = [
    ...engine.validate("page", entry.file, entry.page),
    ...(own?.found.issues ?? []),
    ...resolved.flatMap((one) => one.issues),
  ];
  return {
    route: entry.route,
    ...(own ? { head: own.page.head } : {}),
    blocks: resolved.map(({ block }) => block),
    issues: studioIssues(issues, entry.file),
  };
}

function resolveAlone(
  resolver: Resolver,
  entry: PageEntry,
  block: PageFile["blocks"][number],
  at: number,
) {
  const alone = { ...entry, page: { ...entry.page, blocks: [block] } };
  const result = attempt(() => resolver.page(alone));
  const found = result?.found.issues ?? [];
  return {
    block: (result?.page.blocks[0] ?? null) as ResolvedBlock | null,
    issues: found
      .filter((issue) => issue.file !== entry.file || issue.pointer.startsWith("/blocks/0"))
      .map((issue) => inPlace(issue, entry.file, at)),
  };
}

/** The block was resolved as the only one; its issues belong where it stands. */
function inPlace(issue: Issue, file: string, at: number): Issue {
  if (issue.file !== file) return issue;
  return { ...issue, pointer: issue.pointer.replace(/^\/blocks\/0/, `/blocks/${at}`) };
}

/** A page in the middle of a change may lack anything; what cannot be resolved is not shown. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
