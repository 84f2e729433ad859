import { join } from "node:path";
import type { Issue } from "../model/issue.ts";
import { pascal } from "../model/letter-case.ts";
import { onceEach, ownPartIssue } from "../pipeline/own-part-issue.ts";
import { slashed } from "../pipeline/read.ts";
import { type CompiledModule, compileModule } from "./compile-module.ts";
import type { PartFolder } from "./find-parts.ts";
import { foreignImport } from "./foreign-import.ts";
import { PART_KINDS } from "./part-kinds.ts";
import type { PartOptions } from "./part-options.ts";
import { styleIssues } from "./style-issues.ts";

/** A part as later runs find it in the cache. */
export interface CompiledPart {
  /** The module of its definition; none when it cannot be compiled. */
  definition?: Pick<CompiledModule, "code" | "map">;
  /** Whether what visitors' browsers load of it can be compiled. */
  isShown: boolean;
  issues: Issue[];
}

/** A module of a part, and what it has to export. */
interface PartModule {
  file: string;
  exported: string;
  target: "node" | "browser";
}

/** Compiles a part. What cannot be used of it is left out, and reported. */
export async function compilePart(part: PartFolder, options: PartOptions): Promise<CompiledPart> {
  const { file, exported } = PART_KINDS[part.kind].definition;
  const definition = await compile({ file, exported, target: "node" }, part, options);
  const shown = await Promise.all(shownBy(part).map((module) => compile(module, part, options)));
  const faults = [
    ...shown.flatMap((module) => (Array.isArray(module) ? module : [])),
    ...(await styleIssues(join(options.site, part.path), part.files, options)),
  ];
  const isShown = faults.length === 0;
  if (Array.isArray(definition)) return { isShown, issues: onceEach([...definition, ...faults]) };
  const { code, map } = definition;
  return { definition: { code, map }, isShown, issues: onceEach(faults) };
}

/** The modules of a part that only browsers and the renderer load. */
function shownBy({ name, files }: PartFolder): PartModule[] {
  const modules: PartModule[] = [
    { file: "Component.tsx", exported: pascal(name), target: "browser" },
    { file: "browser.ts", exported: "browser", target: "browser" },
  ];
  return modules.filter(({ file }) => files.includes(file));
}

async function compile(
  { file, exported, target }: PartModule,
  part: PartFolder,
  { site, root, definitions }: PartOptions,
): Promise<CompiledModule | Issue[]> {
  const path = slashed(join(site, part.path, file));
  const compiled = await compileModule({ file: path, target, site, modules: definitions.modules });
  if (Array.isArray(compiled)) return compiled;
  if (!compiled.exports.includes(exported))
    return [
      ownPartIssue(
        path,
        `${file} does not export \`${exported}\`.`,
        `Write \`export ${file.endsWith("x") ? "function" : "const"} ${exported}\`.`,
      ),
    ];
  const foreign = foreignImport({ file: path, folder: part.path }, compiled.files, { site, root });
  return foreign ? [foreign] : compiled;
}
