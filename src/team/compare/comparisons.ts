import { setTimeout } from "node:timers/promises";
import { routeOfFile } from "../../engine/model/route.ts";
import type {
  ComparedPage,
  Comparison,
  ComparisonAnswer,
  ComparisonWish,
} from "../../studio/contract/comparison.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { statusesOf } from "../drafts/changed-files.ts";
import { contentOf, type DraftSite } from "../drafts/draft-site.ts";
import { lastLiveCommit } from "../drafts/live-branch.ts";
import { type BuiltFolder, Unbuildable } from "../drafts/site-builds.ts";
import { changedDocuments } from "./changed-documents.ts";
import type { ComparedSites } from "./compared-sites.ts";
import type { StateBuilds } from "./state-builds.ts";

/** Compares states of a site. */
export interface Comparisons {
  /** Answers within some seconds, also while the states are still being built. */
  ask(wish: ComparisonWish): Promise<ComparisonAnswer>;
}

/** A state with its name and where it was built to. */
interface State extends BuiltFolder {
  name: string;
  /** What Git knows it by. */
  tree: string;
}

/** Milliseconds after which somebody who waits is told so: what stands between them and the server may have no more patience. */
const PATIENCE = 8000;
/** Of pages that differ through something else. */
const MOST_OTHERS = 100;
/** Comparisons that are kept. */
const MOST_KNOWN = 20;

/** Makes what compares states of a site. Who asks for the same at the same time waits for the same. */
export function createComparisons(
  site: DraftSite,
  builds: StateBuilds,
  sites: ComparedSites,
  patience = PATIENCE,
): Comparisons {
  const running = new Map<string, Promise<ComparisonAnswer>>();
  const known = new Map<string, Comparison>();

  async function compare(wish: ComparisonWish): Promise<ComparisonAnswer> {
    try {
      const states = await statesOf(site, builds, wish);
      for (const state of states) sites.show(state.name, state);
      const key = states.map(({ name, version }) => `${name} ${version}`).join();
      const comparison = known.get(key) ?? (await comparisonOf(site, ...states));
      keepLast(known, key, comparison);
      return comparison;
    } catch (cause) {
      if (!(cause instanceof Unbuildable)) throw cause;
      return { outcome: "broken", findings: cause.findings };
    }
  }

  return {
    async ask(wish) {
      const key = JSON.stringify(wish);
      const begun = running.get(key) ?? compare(wish);
      running.set(key, begun);
      const forget = () => running.delete(key);
      begun.then(forget, forget);
      const waiting = new AbortController();
      const building: ComparisonAnswer = { outcome: "building" };
      const later = setTimeout(patience, building, waiting).catch(() => building);
      return Promise.race([begun, later]).finally(() => waiting.abort());
    },
  };
}

/** Keeps some, the last ones that were asked for. */
function keepLast(known: Map<string, Comparison>, key: string, comparison: Comparison): void {
  known.delete(key);
  known.set(key, comparison);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
}

/** The two states, the earlier one first. */
async function statesOf(
  site: DraftSite,
  builds: StateBuilds,
  wish: ComparisonWish,
): Promise<[State, State]> {
  const ofCommit = async (commit: string): Promise<State> => ({
    ...(await builds.ofCommit(commit)),
    name: commit,
    tree: commit,
  });
  if ("draft" in wish) {
    const { built, base } = await builds.ofDraft(wish.draft);
    return [await ofCommit(base), { ...built, name: wish.draft, tree: built.version }];
  }
  const { commit } = wish;
  const other = await otherCommit(site, wish);
  const [before, after] = wish.with === "now" ? [commit, other] : [other, commit];
  return [await ofCommit(before), await ofCommit(after)];
}

async function otherCommit(
  site: DraftSite,
  wish: Extract<ComparisonWish, { commit: string }>,
): Promise<string> {
  if (!(await site.repository.commitAt(wish.commit)))
    throw new RequestError(404, "This state of the site is not known any more.");
  if (wish.with === "now") return lastLiveCommit(site);
  const before = await site.repository.commitAt(`${wish.commit}^`);
  if (before === undefined) throw new RequestError(404, "There was no site before this state.");
  return before;
}

async function comparisonOf(site: DraftSite, before: State, after: State): Promise<Comparison> {
  const { repository } = site;
  const written = await repository.run([
    ...["diff", "--name-status", "-z", "--no-renames", before.tree, after.tree, "--"],
    ...contentOf(site),
  ]);
  const [folder = "pages"] = site.content;
  const files = new Map(
    statusesOf(written)
      .filter(({ path }) => path.startsWith(`${folder}/`) && path.endsWith(".json"))
      .map(({ path }) => [routeOfFile(path.slice(folder.length + 1)), path]),
  );
  const documents = await changedDocuments(before.out, after.out);
  const all = documents.map((document): ComparedPage => {
    const path = files.get(document.route.replace(/\.html$/, ""));
    return path === undefined ? document : { ...document, path };
  });
  const others = all.filter(({ path }) => path === undefined);
  return {
    ...{ outcome: "built", before: before.name, after: after.name },
    pages: all.filter(({ path }) => path !== undefined),
    others: others.slice(0, MOST_OTHERS),
    othersCount: others.length,
  };
}
