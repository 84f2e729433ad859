import type { FormBrowserPart } from "../../engine/model/form-provider.ts";
import { BROWSER_PARTS } from "./browser-parts.ts";

/** What stands for the part of a provider that has none: its frame says nothing to the page. */
const SILENT: FormBrowserPart = { readMessage: () => undefined };

/**
 * Brings what a provider's forms need in the browser.
 *
 * @throws when it cannot be had
 */
export async function loadBrowserPart(provider: string): Promise<FormBrowserPart> {
  const load = BROWSER_PARTS[provider];
  return load ? (await load()).browser : SILENT;
}
