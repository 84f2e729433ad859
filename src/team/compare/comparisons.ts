import { setTimeout } from "node:timers/promises";
import { routeOfFile } from "../../engine/model/route.ts";
import type {
  ComparedPage,
  Comparison,
  ComparisonAnswer,
  ComparisonRequest,
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
  ask(request: ComparisonRequest): Promise<ComparisonAnswer>;
}

/** A state with its name and where it was built to. */
interface State extends BuiltFolder {
  name: string;
  /** What Git knows it by. */
  tree: string;
}

/** Milliseconds after which the answer is that it takes longer: a proxy in between may time out otherwise. */
const ANSWER_TIMEOUT = 8000;
/** Of pages that differ through something else. */
const MAX_OTHERS = 100;
/** Comparisons that are kept. */
const MAX_CACHED = 20;

/** Makes what compares states of a site. Who asks for the same at the same time waits for the same. */
export function createComparisons(
  site: DraftSite,
  builds: StateBuilds,
  sites: ComparedSites,
  timeout = ANSWER_TIMEOUT,
): Comparisons {
  const running = new Map<string, Promise<ComparisonAnswer>>();
  const cache = new Map<string, Comparison>();

  async function compare(request: ComparisonRequest): Promise<ComparisonAnswer> {
    try {
      const states = await statesOf(site, builds, request);
      for (const state of states) sites.show(state.name, state);
      const key = states.map(({ name, version }) => `${name} ${version}`).join();
      const comparison = cache.get(key) ?? (await comparisonOf(site, ...states));
      keepLast(cache, key, comparison);
      return comparison;
    } catch (cause) {
      if (!(cause instanceof Unbuildable)) throw cause;
      return { outcome: "broken", findings: cause.findings };
    }
  }

  return {
    async ask(request) {
      const key = JSON.stringify(request);
      const begun = running.get(key) ?? compare(request);
      running.set(key, begun);
      const forget = () => running.delete(key);
      begun.then(forget, forget);
      const waiting = new AbortController();
      const building: ComparisonAnswer = { outcome: "building" };
      const later = setTimeout(timeout, building, waiting).catch(() => building);
      return Promise.race([begun, later]).finally(() => waiting.abort());
    },
  };
}

/** Keeps some, the last ones that were asked for. */
function keepLast(cache: Map<string, Comparison>, key: string, comparison: Comparison): void {
  cache.delete(key);
  cache.set(key, comparison);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

/** The two states, the earlier one first. */
async function statesOf(
  site: DraftSite,
  builds: StateBuilds,
  request: ComparisonRequest,
): Promise<[State, State]> {
  const ofCommit = async (commit: string): Promise<State> => ({
    ...(await builds.ofCommit(commit)),
    name: commit,
    tree: commit,
  });
  if ("draft" in request) {
    const { built, base } = await builds.ofDraft(request.draft);
    return [await ofCommit(base), { ...built, name: request.draft, tree: built.version }];
  }
  const { commit } = request;
  const other = await otherCommit(site, request);
  const [before, after] = request.with === "now" ? [commit, other] : [other, commit];
  return [await ofCommit(before), await ofCommit(after)];
}

async function otherCommit(
  site: DraftSite,
  request: Extract<ComparisonRequest, { commit: string }>,
): Promise<string> {
  if (!(await site.repository.commitAt(request.commit)))
    throw new RequestError(404, "This state of the site is not known any more.");
  if (request.with === "now") return lastLiveCommit(site);
  const before = await site.repository.commitAt(`${request.commit}^`);
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
    others: others.slice(0, MAX_OTHERS),
    othersCount: others.length,
  };
}
