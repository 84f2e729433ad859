import type { ViteDevServer } from "vite";
import type { DevSite } from "../build/dev/dev-site.ts";
import type { Engine } from "../build/engine.ts";
import type { CheckedSite } from "../checks/site.ts";
import type { Folders, LoadedSite } from "../content/load.ts";
import type { Issue } from "../page/issue.ts";
import { Refused } from "./refused.ts";

/** What the studio's answers are made from. */
export interface StudioContext {
  root: string;
  folders: Folders;
  engine: Engine;
  site: DevSite;
  vite: ViteDevServer;
}

/** The site as it is now, with what is wrong. */
export interface Current {
  site: CheckedSite;
  issues: Issue[];
  loaded: LoadedSite;
}

/** @throws {Refused} when the site file cannot be read */
export function currentSite({ site }: StudioContext): Current {
  const current = site.examined();
  if (current) return current;
  const problems = site.problems().join("\n\n");
  throw new Refused(
    503,
    `The file pages/_site.json cannot be read, so there is no site to edit.\n\n${problems}`,
  );
}
