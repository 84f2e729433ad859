import type { BlockDefinition } from "../model/block-definition.ts";
import type { BlogProvider } from "../model/blog-provider.ts";
import type { FormProvider } from "../model/form-provider.ts";
import { NO_PARTS, type OwnParts } from "../pipeline/own-parts.ts";
import type { Rule } from "../pipeline/rule.ts";
import { clientParts } from "./client-parts.ts";
import { compileUi } from "./compile-ui.ts";
import { findParts } from "./find-parts.ts";
import { keptResult } from "./kept-part.ts";
import { type LoadedPart, loadPart, partByName } from "./load-part.ts";
import { partHashes } from "./part-hashes.ts";
import type { PartKind } from "./part-kinds.ts";
import type { PartOptions } from "./part-options.ts";

/**
 * Takes in what a site has of its own: compiled once for each content, checked, and joined by kind. A part with a
 * mistake is left out and reported; the others work.
 *
 * @param before is given again when nothing has changed since
 */
export async function loadOwnParts(options: PartOptions, before?: OwnParts): Promise<OwnParts> {
  const { site } = options;
  const present = findParts(site);
  if (present.files.length + present.issues.length === 0) return NO_PARTS;
  const hashes = partHashes(present, options);
  if (before?.id === hashes.all) return before;
  const whole = await Promise.all(present.parts.map((part) => loadPart(part, hashes, options)));
  const parts = [...whole, ...present.unfinished.map(partByName)];
  const ui = await keptResult(options, hashes.ui, () => compileUi(present.ui, options));
  return {
    id: hashes.all,
    blocks: definitionsOf<BlockDefinition>("block", parts),
    rules: definitionsOf<Rule>("rule", parts),
    blogs: definitionsOf<BlogProvider>("blog", parts),
    forms: definitionsOf<FormProvider>("form", parts),
    types: parts.flatMap(({ type }) => type ?? []),
    examples: parts.flatMap(({ examples }) => examples ?? []),
    client: clientParts(parts, { site, id: hashes.client, ui: ui.names }),
    issues: [...present.issues, ...parts.flatMap(({ issues }) => issues), ...ui.issues],
  };
}

/** A block whose definition cannot be used is known by its type alone, so that its pages are no mistakes. */
function definitionsOf<Definition>(kind: PartKind, parts: readonly LoadedPart[]): Definition[] {
  return parts
    .filter((part) => part.kind === kind)
    .flatMap(
      ({ name, definition }) =>
        definition ?? (kind === "block" ? { type: name, isUnusable: true } : []),
    )
    .map((definition) => definition as Definition);
}
