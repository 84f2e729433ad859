import { join } from "node:path";
import { finishInterrupted } from "../../engine/edit/apply-plan.ts";
import { isError } from "../../engine/model/issue.ts";
import { buildSite } from "../../engine/output/build-site.ts";
import { recordedId } from "../../engine/output/known/known-output.ts";
import type { Engine } from "../../engine/pipeline/engine.ts";
import { type ExaminedSite, examineSite } from "../../engine/pipeline/examine.ts";
import type { Folders } from "../../engine/pipeline/load.ts";
import { ORIGINAL_URLS } from "../../engine/pipeline/media/media-urls.ts";
import { nextChange } from "../../engine/pipeline/time/next-change.ts";
import { storeRevision } from "../../publish/folder/store-revision.ts";
import type { CheckResult, PublishWork } from "../../publish/work.ts";
import { publishFindings } from "../../studio/server/publishing/findings.ts";
import { engineFor } from "../engine.ts";
import { cacheFolder, overridesFromEnvironment, protectedFolders, ROOT } from "../folders.ts";

/** Where the pages and the media of a site lie, from its folder. */
export interface SiteFolders {
  pages: string;
  media: string;
}

/** Checks and builds a site for publishing, in this process. The engine is loaded once. */
export function siteWork(site: SiteFolders): PublishWork {
  let engine: Engine | undefined;
  const open = async (folder: string) => {
    const folders = {
      pages: join(folder, site.pages),
      media: join(folder, site.media),
      cache: cacheFolder(),
    };
    finishInterrupted(folders.pages);
    engine = await engineFor(folders, engine);
    return { folders, engine, overrides: overridesFromEnvironment(process.env), release: true };
  };
  return {
    async check(folder) {
      const { engine, ...given } = await open(folder);
      return checkedOf(await examineSite({ ...engine, ...given, urls: ORIGINAL_URLS }), engine);
    },
    async build(folder, out, onBuild) {
      const given = await open(folder);
      const built = await buildSite({
        ...given,
        root: ROOT,
        cwd: process.cwd(),
        out,
        protect: protectedAround(given.folders),
        compress: false,
        onProgress: (step) => {
          if (step.startsWith("Writing")) onBuild();
        },
      });
      const content = built.issues.some(isError) ? "" : (recordedId(out) ?? "");
      return { ...checkedOf(built, given.engine), content };
    },
    store: async (storing) => storeRevision(storing),
    close: () => undefined,
  };
}

function checkedOf(examined: ExaminedSite, engine: Engine): CheckResult {
  const { issues, site, loaded } = examined;
  const next = nextChange(site.index);
  return {
    findings: publishFindings(issues, { engine, site }),
    pages: loaded.pageCount - site.hidden.length,
    ...(next && { changesAt: next.at }),
  };
}

/** The site may lie elsewhere than the program that publishes it. */
function protectedAround({ pages, media }: Folders) {
  const { sources, roots } = protectedFolders();
  return { sources: [...sources, pages, media], roots };
}
