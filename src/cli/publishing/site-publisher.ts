import { join } from "node:path";
import type { PublishTarget } from "../../engine/model/publish-target.ts";
import type { GitPublishing } from "../../publish/git/git-publishing.ts";
import { openTargets } from "../../publish/open-targets.ts";
import { createPublisher, type Publisher, type PublisherOptions } from "../../publish/publisher.ts";
import { startWork } from "../../publish/work-process.ts";
import { PROJECT, ROOT } from "../folders.ts";
import type { SiteFolders } from "./site-work.ts";

/** The program of the command line, which is another one where the engine is installed. */
const PROGRAM = join(ROOT, PROJECT === ROOT ? "scripts/cli.mjs" : "bin/page-engine.mjs");

/** What the publisher of a site is made from. */
export interface SitePublisher extends Pick<PublisherOptions, "data" | "onChange"> {
  site: SiteFolders;
  targets: readonly PublishTarget[];
  /** The clone that is pushed from, where one of the targets is a branch. */
  clone?: GitPublishing;
}

/** Makes what brings the pages of a site live. It builds in a process of its own. */
export function createSitePublisher({ site, targets, clone, ...rest }: SitePublisher): Publisher {
  const flags = ["--pages", site.pages, "--media", site.media];
  const work = startWork([PROGRAM, "publish-work", ...flags]);
  return createPublisher({
    ...rest,
    work,
    targets: openTargets(targets, { data: rest.data, work, ...(clone && { clone }) }),
  });
}
