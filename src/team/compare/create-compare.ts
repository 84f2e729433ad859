import type { Drafts } from "../drafts/drafts.ts";
import type { SiteBuilds } from "../drafts/site-builds.ts";
import type { TeamActions } from "../server/team-actions.ts";
import { compareActions } from "./compare-actions.ts";
import { type ComparedSites, createComparedSites } from "./compared-sites.ts";
import { createComparisons } from "./comparisons.ts";
import { createStateBuilds } from "./state-builds.ts";

/** What compares states of a site: what people can ask for, and the pages that they look at. */
export interface Compare {
  actions: TeamActions;
  sites: ComparedSites;
}

/** Joins the parts of comparing. */
export function createCompare(drafts: Drafts, builds: SiteBuilds): Compare {
  const states = createStateBuilds(drafts, builds);
  const sites = createComparedSites(states.use);
  const comparisons = createComparisons(drafts.site, states, sites);
  return { actions: compareActions(drafts, comparisons), sites };
}
