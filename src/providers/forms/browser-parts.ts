// biome-ignore-all format: generated
// Generated from the folders beside this file by `npm run schema`. Do not edit.
import type { FormBrowserPart } from "../../engine/model/form-provider.ts";

/** What visitors' browsers load of each, when a page needs it. */
export const BROWSER_PARTS: Partial<Record<string, () => Promise<{ browser: FormBrowserPart }>>> = {
  hubspot: () => import("./hubspot/browser.ts"),
  iframe: () => import("./iframe/browser.ts"),
  jotform: () => import("./jotform/browser.ts"),
  leadconnector: () => import("./leadconnector/browser.ts"),
  post: () => import("./post/browser.ts"),
  sample: () => import("./sample/browser.ts"),
  typeform: () => import("./typeform/browser.ts"),
};
