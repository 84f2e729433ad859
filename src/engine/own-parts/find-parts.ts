import { join } from "node:path";
import type { Issue } from "../model/issue.ts";
import { oddFileIssues } from "../pipeline/index/odd-files.ts";
import { isRoot } from "../pipeline/index/unread-names.ts";
import { ownPartIssue } from "../pipeline/own-part-issue.ts";
import { OWN_FOLDERS } from "../pipeline/own-parts.ts";
import { listFolder, slashed } from "../pipeline/read.ts";
import { PART_KINDS, type PartKind } from "./part-kinds.ts";

/** A folder with a part of the site's own. */
export interface PartFolder {
  kind: PartKind;
  /** The name of the folder: a block's type, a rule's id, a provider's name. */
  name: string;
  /** Its path below the folder of the site, with forward slashes. */
  path: string;
  /** Its files, below that. */
  files: string[];
}

/** All that a site has of its own. Paths are below the folder of the site. */
export interface FoundParts {
  parts: PartFolder[];
  /** Folders that lack a file: nothing but their names can be used. */
  unfinished: PartFolder[];
  /** Files in place of those of the theme's `ui`, by their names there. */
  ui: string[];
  /** Every file, those that several parts use as well. */
  files: string[];
  issues: Issue[];
}

/** Where a site has files in place of those of the theme's folder `ui`. */
export const OWN_UI = "theme/ui";
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Finds the parts that lie beside the pages of a site. Links are not followed.
 *
 * @param site folder that holds `pages/`
 */
export function findParts(site: string): FoundParts {
  const listed = OWN_FOLDERS.map((name) => ({ name, ...listFolder(join(site, name)) }));
  const files = listed.flatMap(({ name, files }) => files.map((path) => `${name}/${path}`));
  const folders = (Object.keys(PART_KINDS) as PartKind[]).flatMap((kind) => partsIn(kind, files));
  const named = folders.filter(({ name }) => NAME.test(name));
  return {
    parts: named.filter((part) => missingFiles(part).length === 0),
    unfinished: named.filter((part) => missingFiles(part).length > 0),
    ui: files
      .filter((path) => path.startsWith(`${OWN_UI}/`))
      .map((path) => path.slice(OWN_UI.length + 1)),
    files,
    issues: [
      ...listed.flatMap(({ name, oddities }) =>
        oddFileIssues(
          join(site, name),
          oddities.filter((entry) => !isRoot(entry)),
        ),
      ),
      ...folders.flatMap((part) => issuesOf(part, site)),
    ],
  };
}

function partsIn(kind: PartKind, files: string[]): PartFolder[] {
  const { folder } = PART_KINDS[kind];
  const parts = new Map<string, PartFolder>();
  for (const file of files) {
    if (!file.startsWith(`${folder}/`)) continue;
    const [name = "", ...rest] = file.slice(folder.length + 1).split("/");
    if (rest.length === 0 || /^[._]/.test(name)) continue;
    const part = parts.get(name) ?? { kind, name, path: `${folder}/${name}`, files: [] };
    part.files.push(rest.join("/"));
    parts.set(name, part);
  }
  return [...parts.values()];
}

function missingFiles({ kind, files }: PartFolder): string[] {
  return PART_KINDS[kind].needs.filter((needed) => !files.includes(needed));
}

function issuesOf(part: PartFolder, site: string): Issue[] {
  const { kind, name, path, files } = part;
  const [first = ""] = files;
  const file = slashed(join(site, path, first));
  if (!NAME.test(name))
    return [
      ownPartIssue(
        file,
        `The folder ${path} has a name that no ${kind} can have.`,
        "Call it with small letters, digits and hyphens, for example price-list.",
      ),
    ];
  const missing = missingFiles(part);
  if (missing.length === 0) return [];
  const needed = new Intl.ListFormat("en").format(missing);
  return [
    ownPartIssue(file, `${path} has no ${needed}.`, `Write ${needed}, or take the folder away.`),
  ];
}
