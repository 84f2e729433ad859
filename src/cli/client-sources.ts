import type { ClientSources } from "../engine/model/client-sources.ts";

/** Where the parts stand that browsers and the renderer are compiled from. */
export const CLIENT: ClientSources = {
  folders: ["src/client", "src/theme", "src/providers"],
  loader: "src/client/loader.ts",
  renderer: "src/client/entry-server.tsx",
  notes: "src/client/noted-elements.ts",
  lists: {
    blocks: { file: "src/theme/blocks/components.ts", name: "COMPONENTS" },
    blogs: { file: "src/providers/blog/browser-parts.ts", name: "BROWSER_PARTS" },
    forms: { file: "src/providers/forms/browser-parts.ts", name: "BROWSER_PARTS" },
  },
  ui: "src/theme/ui",
  blocks: "src/theme/blocks",
  styles: ["src/theme/tokens"],
  development: {
    entries: ["src/client/loader.ts", "src/studio/client/frame/main.tsx"],
    overlay: "src/client/development/overlay.ts",
    marks: "src/client/development/author-marks.ts",
    look: "src/client/development/site-look.ts",
  },
  assetLicenses: [{ package: "lucide-react", file: "LICENSE" }],
};
