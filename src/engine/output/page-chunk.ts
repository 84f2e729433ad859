import type { Rolldown } from "vite";

/**
 * Keeps all that takes over a page in one chunk, but what the entry has. What it shares with chunks that are loaded
 * later would be a chunk of its own, which every page would ask for.
 *
 * @param entry file of the script that every page loads
 */
export function pageChunk(entry: string): Rolldown.CodeSplittingGroup {
  let known: ReadonlySet<string> | undefined;
  return {
    name(id, context) {
      known ??= pageModules(entry, context);
      return known.has(id) ? "entry-client" : null;
    },
    // Those of the entry would follow.
    includeDependenciesRecursively: false,
  };
}

/** The modules that the entry loads later, with all that they import. */
function pageModules(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const withImports = (ids: readonly string[]) => {
    const all = new Set(ids);
    // It grows while it is gone through.
    for (const id of all)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) all.add(imported);
    return all;
  };
  const atOnce = withImports([entry]);
  const later = [...atOnce].flatMap(
    (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  return new Set([...withImports(later)].filter((id) => !atOnce.has(id)));
}
