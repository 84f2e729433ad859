import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Repository } from "../../git/open-repository.ts";

/** What belongs to a site, from its folder, beside its pages and media. */
export const BESIDE = ["theme", "rules", "providers", "templates", "patterns"];

/** A branch that is published to. */
export interface GitPublishing {
  /** The folder of the site. */
  repository: Repository;
  remote: string;
  branch: string;
  /** The folders of the pages and of the media, from that of the site. */
  site: readonly string[];
}

/** Folders of a site that are there, as Git is asked for them. */
export function sitePaths({ repository, site }: Pick<GitPublishing, "repository" | "site">) {
  return [...site, ...BESIDE].filter((path) => existsSync(join(repository.folder, path)));
}
