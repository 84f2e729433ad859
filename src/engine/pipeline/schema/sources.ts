/** The documents an author writes, each with the interface that defines it. */
export const SCHEMA_SOURCES = {
  page: { file: "src/engine/model/page-file.ts", type: "PageFile" },
  shared: { file: "src/engine/model/shared-file.ts", type: "SharedFile" },
  sources: { file: "src/engine/model/sources-file.ts", type: "SourcesFile" },
  translation: { file: "src/engine/model/site-translation-file.ts", type: "SiteTranslationFile" },
  strings: { file: "src/engine/model/strings-file.ts", type: "StringsFile" },
  theme: { file: "src/engine/model/theme-file.ts", type: "ThemeFile" },
  studio: { file: "src/engine/model/studio-file.ts", type: "StudioFile" },
  site: { file: "src/engine/model/site-file.ts", type: "SiteFile" },
} as const;

export type SchemaName = keyof typeof SCHEMA_SOURCES;
