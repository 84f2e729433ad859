import type { ClientSources } from "../engine/model/client-sources.ts";

/** Where the parts stand that browsers and the renderer are compiled from. */
export const CLIENT: ClientSources = {
  folders: ["src/client", "src/theme", "src/providers"],
  loader: "src/client/loader.ts",
  renderer: "src/client/entry-server.tsx",
  lists: {
    blocks: { file: "src/theme/blocks/components.ts", name: "COMPONENTS" },
    blogs: { file: "src/providers/blog/browser-parts.ts", name: "BROWSER_PARTS" },
    forms: { file: "src/providers/forms/browser-parts.ts", name: "BROWSER_PARTS" },
  },
  ui: "src/theme/ui",
  blocks: "src/theme/blocks",
  styles: ["src/theme/tokens"],
  preloadedFonts: /(newsreader|figtree-latin-wght).*\.woff2$/,
};
