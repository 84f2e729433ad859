/**
 * What can be asked for without changing a file of the site. Everything else counts as a change: so does an action that is missing
 * here.
 */
export const READING_ACTIONS: ReadonlySet<string> = new Set([
  "overview",
  "open",
  "preview",
  "share-card",
  "look",
  "check",
  "history",
  "kept",
  "versions",
  // Unsaved work does not go live.
  "keep",
  "discard",
  "keep-redirects",
  "search",
  "rich-text",
  "usage",
  "redirects",
  "kept-redirects",
  "print-redirects",
  "read-redirects",
  "strings",
  "media",
  "plan",
  "publishing",
  "live-page",
]);
