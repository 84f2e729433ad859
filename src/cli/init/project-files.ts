/** Scripts of a site's package.json, by the names that its documentation uses. */
export const SCRIPTS: Record<string, string> = {
  start: "page-engine start",
  studio: "page-engine studio",
  build: "page-engine build",
  check: "page-engine check",
  preview: "page-engine preview",
  new: "page-engine new",
  move: "page-engine move",
  remove: "page-engine remove",
  hosting: "page-engine hosting",
  merge: "page-engine merge",
  addresses: "page-engine addresses",
  "next-change": "page-engine next-change",
  update: "page-engine update",
  postinstall: "page-engine schema --live",
};

/** What Git leaves alone: what is made from the rest. */
export const GITIGNORE = "node_modules/\ndist/\n.studio/\n.studio-data/\n.DS_Store\n";

/**
 * The settings with which VS Code helps in pages.
 *
 * @param schemas folder of the schemas, from the folder of the project
 */
export function editorSettings(schemas: string): object {
  const schema = (name: string, ...fileMatch: string[]) => ({
    fileMatch,
    url: `./${schemas}/${name}.schema.json`,
  });
  return {
    "files.eol": "\n",
    "files.insertFinalNewline": true,
    "editor.quickSuggestions": { strings: "on" },
    "json.maxItemsComputed": 20000,
    "json.schemas": [
      schema(
        "page",
        "/pages/**/*.json",
        "!/pages/_*.json",
        "!/pages/_*/**/*.json",
        "!/pages/*/_*.json",
      ),
      schema("translation", "/pages/*/_site.json"),
      schema("site", "/pages/_site.json"),
      schema("theme", "/pages/_theme.json"),
      schema("shared", "/pages/_shared/**/*.json"),
      schema("sources", "/pages/_data/sources.json"),
      schema("strings", "/pages/_strings.json", "/pages/*/_strings.json"),
      schema("studio", "/studio.json"),
    ],
  };
}
