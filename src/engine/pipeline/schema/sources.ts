/** The documents an author writes, each with the interface that defines it. */
export const SCHEMA_SOURCES = {
  page: { file: "src/engine/model/page-file.ts", type: "PageFile" },
  shared: { file: "src/engine/model/shared-file.ts", type: "SharedFile" },
  sources: { file: "src/engine/model/sources-file.ts", type: "SourcesFile" },
  site: { file: "src/engine/model/site-file.ts", type: "SiteFile" },
} as const;

/**
 * Definitions of the site file that only providers know: the union of what each needs, from the list that is
 * generated from their folders.
 */
export const PROVIDED_TYPES = [
  { file: "src/providers/blog/types.ts", type: "Blog" },
  { file: "src/providers/forms/types.ts", type: "LeadForm" },
] as const;

export type SchemaName = keyof typeof SCHEMA_SOURCES;
