import { join } from "node:path";
import type { BlockDefinition } from "../model/block-definition.ts";
import type { Issue } from "../model/issue.ts";
import type { Definitions } from "../pipeline/definitions.ts";
import { ownPartIssue } from "../pipeline/own-part-issue.ts";
import type { OwnExamples, OwnType } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";
import { definitionFault } from "./check-definition.ts";
import { compilePart } from "./compile-part.ts";
import type { PartFolder } from "./find-parts.ts";
import { keptModule, keptResult } from "./kept-part.ts";
import type { PartHashes } from "./part-hashes.ts";
import { PART_KINDS } from "./part-kinds.ts";
import type { PartOptions } from "./part-options.ts";
import { readExamples } from "./read-examples.ts";
import { safeDefinition } from "./safe-definition.ts";
import { type RunningModule, thrownError } from "./thrown.ts";
import { triedBlock } from "./tried-block.ts";
import { anyType, typedPart, typeSchema } from "./type-schema.ts";

/** A part that has been taken in. */
export interface LoadedPart extends PartFolder {
  /** Its definition, when that can be used. */
  definition?: object;
  type?: OwnType;
  examples?: OwnExamples;
  /** Whether browsers and the renderer can be given it. */
  isShown: boolean;
  issues: Issue[];
}

/** Takes in one part: compiled, run, and compared with what a part of its kind has to be. */
export async function loadPart(
  part: PartFolder,
  hashes: PartHashes,
  options: PartOptions,
): Promise<LoadedPart> {
  const key = hashes.part(part);
  const compiled = await keptResult(options, key, () => compilePart(part, options));
  const typed = typedPart(part);
  const types =
    typed && (await keptResult(options, hashes.types(part), () => typeSchema(typed, options)));
  const { examples, issues: inExamples } = readExamples(options.site, part);
  const { definition, fault } = compiled.definition
    ? await run(part, { ...compiled.definition, key }, options)
    : { definition: undefined, fault: undefined };
  return {
    ...part,
    definition,
    type: types?.type,
    examples,
    isShown: compiled.isShown && definition !== undefined,
    issues: [
      ...compiled.issues,
      ...(types?.issues ?? []),
      ...inExamples,
      ...(fault ? [fault] : []),
    ],
  };
}

/** A part that lacks a file, so that documents which name it are no mistakes. */
export function partByName(part: PartFolder): LoadedPart {
  const typed = typedPart(part);
  return { ...part, type: typed && anyType(typed), isShown: false, issues: [] };
}

/** Runs the module of a definition. */
async function run(
  part: PartFolder,
  { code, map, key }: { code: string; map: string; key: string },
  options: PartOptions,
): Promise<{ definition?: object; fault?: Issue }> {
  const { site, definitions } = options;
  const { file, exported: name } = PART_KINDS[part.kind].definition;
  const url = keptModule(options, key, code);
  const module: RunningModule = { url, map, site, path: part.path, file };
  try {
    const exported = ((await import(url)) as Record<string, unknown>)[name];
    const fault = definitionFault(part, exported, builtIn(part, definitions));
    if (fault === undefined) return { definition: prepared(part, exported as object, module) };
    const source = slashed(join(site, part.path, file));
    return { fault: ownPartIssue(source, fault, "Until it is corrected the part is left out.") };
  } catch (cause) {
    return { fault: thrownError(cause, module).issue };
  }
}

function prepared({ kind, path }: PartFolder, definition: object, module: RunningModule): object {
  const safe = safeDefinition(definition, PART_KINDS[kind].results, module);
  if (kind === "rule") return { ...safe, source: `${path}/${module.file}` };
  return kind === "block" ? triedBlock(safe as BlockDefinition) : safe;
}

/** The names that parts of a kind cannot have: a block of the site's own may stand in place of the engine's. */
function builtIn({ kind }: PartFolder, { rules, blogs, forms }: Definitions): ReadonlySet<string> {
  if (kind === "rule") return new Set(rules.map(({ id }) => id));
  if (kind === "blog") return new Set(blogs.providers.map(({ name }) => name));
  return new Set(kind === "form" ? forms.providers.map(({ name }) => name) : []);
}
