import type { InlineConfig } from "vite";

/**
 * How the engine's components are compiled, for visitors and for development. It is no file that Vite would look
 * for: an installed engine has none of its own in the folder of the project.
 *
 * @param root folder of the engine
 */
export async function viteConfig(root: string): Promise<InlineConfig> {
  const { default: react } = await import("@vitejs/plugin-react");
  return {
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    appType: "custom",
    publicDir: false,
    css: { modules: { generateScopedName: "[local]_[hash:base64:5]" } },
  };
}
