import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../model/issue.ts";
import { ownPartIssue } from "../pipeline/own-part-issue.ts";
import { slashed } from "../pipeline/read.ts";
import { type CompiledModule, compileModule } from "./compile-module.ts";
import { OWN_UI } from "./find-parts.ts";
import { foreignImport } from "./foreign-import.ts";
import type { PartOptions } from "./part-options.ts";
import { styleIssues } from "./style-issues.ts";

/** Files that can stand in place of the theme's, and what is wrong with others. */
export interface CompiledUi {
  /** Their names below the folder. */
  names: string[];
  issues: Issue[];
}

/** Proves the files of a site's `theme/ui`. */
export async function compileUi(
  names: readonly string[],
  options: PartOptions,
): Promise<CompiledUi> {
  const faults = await Promise.all(names.map((name) => faultsOf(name, options)));
  return {
    names: names.filter((_, at) => faults[at]?.length === 0),
    issues: faults.flat(),
  };
}

async function faultsOf(name: string, options: PartOptions): Promise<Issue[]> {
  const { site, root, definitions } = options;
  const folder = join(site, OWN_UI);
  if (/\.s?css$/.test(name)) return styleIssues(folder, [name], options);
  if (!/\.tsx?$/.test(name)) return [];
  const file = slashed(join(folder, name));
  const own = await compile(file, options);
  if (Array.isArray(own)) return own;
  const foreign = foreignImport({ file, folder: OWN_UI }, own.files, options);
  if (foreign) return [foreign];
  const replaced = join(root, definitions.client.ui, name);
  const theirs = existsSync(replaced) ? await compile(replaced, options) : [];
  const missing = Array.isArray(theirs)
    ? undefined
    : theirs.exports.find((exported) => !own.exports.includes(exported));
  if (missing === undefined) return [];
  return [
    ownPartIssue(
      file,
      `${OWN_UI}/${name} does not export \`${missing}\`, which the theme's file of that name does.`,
      `Export \`${missing}\`, or give the file another name if it is not to stand in place of the theme's.`,
    ),
  ];
}

function compile(
  file: string,
  { site, definitions }: PartOptions,
): Promise<CompiledModule | Issue[]> {
  return compileModule({ file, site, modules: definitions.modules, target: "browser" });
}
