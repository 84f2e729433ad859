import type { Migration } from "./migration.ts";

/** A block that stands in another file is named by `use`, and is no type of block any more. */
export const sharedBlocks: Migration = {
  version: "1.0.0-alpha.2",
  summary:
    'A shared block is written { "use": "name" } instead of { "type": "shared", "name": "name" }.',
  migrate({ kind, value }) {
    const at = kind === "template" ? "/page" : "";
    const page = kind === "template" ? (value as { page?: unknown })?.page : value;
    if (kind !== "page" && kind !== "template") return { changes: [], decisions: [] };
    const blocks = (page as { blocks?: unknown } | null)?.blocks;
    const references = (Array.isArray(blocks) ? blocks : []).map((block, index) => ({
      block: block as { type?: unknown; name?: unknown } | null,
      pointer: `${at}/blocks/${index}`,
    }));
    const shared = references.filter(({ block }) => block?.type === "shared");
    const named = shared.filter(({ block }) => typeof block?.name === "string");
    return {
      changes: named.map(({ block, pointer }) => ({ pointer, value: { use: block?.name } })),
      decisions: shared
        .filter((reference) => !named.includes(reference))
        .map(({ pointer }) => ({
          pointer,
          message:
            'This shared block has no name. Write { "use": "name" } with the name of a file in pages/_shared.',
        })),
    };
  },
};
