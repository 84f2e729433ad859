/** The documents an author writes, each with the interface that defines it. */
export const SCHEMA_SOURCES = {
  page: { file: "src/page/page-file.ts", type: "PageFile" },
  shared: { file: "src/page/shared-file.ts", type: "SharedFile" },
  post: { file: "src/page/post-file.ts", type: "PostFile" },
  sources: { file: "src/page/sources-file.ts", type: "SourcesFile" },
  site: { file: "src/page/site-file.ts", type: "SiteFile" },
} as const;

export type SchemaName = keyof typeof SCHEMA_SOURCES;
