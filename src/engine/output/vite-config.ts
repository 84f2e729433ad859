import { join } from "node:path";
import type { InlineConfig } from "vite";
import { type OwnPartsOptions, ownPartsPlugin } from "./own-parts-plugin.ts";

/**
 * How the components are compiled, for visitors and for development. It is no file that Vite would look for: an
 * installed engine has none of its own in the folder of the project.
 */
export async function viteConfig(options: OwnPartsOptions): Promise<InlineConfig> {
  const { default: react } = await import("@vitejs/plugin-react");
  const { root, definitions } = options;
  return {
    root,
    configFile: false,
    logLevel: "error",
    plugins: [ownPartsPlugin(options), react()],
    appType: "custom",
    publicDir: false,
    // What lies beside a site's pages is to use the engine's React, and no other.
    resolve: { dedupe: ["react", "react-dom"] },
    css: {
      modules: { generateScopedName: "[local]_[hash:base64:5]" },
      preprocessorOptions: {
        scss: { loadPaths: definitions.client.styles.map((path) => join(root, path)) },
      },
    },
  };
}
