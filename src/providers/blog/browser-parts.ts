// biome-ignore-all format: generated
// Generated from the folders beside this file by `npm run schema`. Do not edit.
import type { BrowserPart } from "../../engine/model/blog-provider.ts";

/** What visitors' browsers load of each, when a page needs it. */
export const BROWSER_PARTS: Partial<Record<string, () => Promise<{ browser: BrowserPart }>>> = {
  wordpress: () => import("./wordpress/browser.ts"),
};
