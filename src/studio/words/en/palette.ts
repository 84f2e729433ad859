export const palette = {
  what: "Pages, parts, texts and actions",
  found: "What was found",
  nothing: "Nothing has these words.",
  newPage: "New page",
  actions: "Actions",
  parts: "Parts of this page",
  site: "Site",
  inTexts: "In texts",
} as const;
