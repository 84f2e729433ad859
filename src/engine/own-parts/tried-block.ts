import type { BlockContext } from "../model/block-context.ts";
import type { BlockDefinition } from "../model/block-definition.ts";

/** What is called of a block once it is resolved: by rules, the build or the renderer. */
const LATER = ["hydrate", "opening", "hasSectionHeadings", "structuredData"] as const;

/**
 * A definition that calls all its functions where a block is resolved, so that a check finds what would stop a build.
 * Lists of articles and single ones are not tried: they get theirs in the build.
 */
export function triedBlock(definition: BlockDefinition): BlockDefinition {
  if (definition.blog !== undefined) return definition;
  return {
    ...definition,
    context(block, context: BlockContext) {
      const added = definition.context?.(block, context) ?? {};
      for (const name of LATER) definition[name]?.({ ...block, ...added });
      return added;
    },
  };
}
