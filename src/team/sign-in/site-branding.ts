import { join } from "node:path";
import type { Look } from "../../engine/model/look.ts";
import type { ThemeFile } from "../../engine/model/theme-file.ts";
import { SITE_FILE, THEME_FILE } from "../../engine/pipeline/kinds.ts";
import type { Folders } from "../../engine/pipeline/load.ts";
import { textIfReadable } from "../../engine/pipeline/regular-file.ts";

/** What people see of a site before they have signed in: its name and its colors. */
export interface SiteBranding {
  brand: string | undefined;
  /** Rules that give every token its value. */
  tokens: string;
}

/** Reads it as it is now. What cannot be understood is as if it were not there: people have to get in to correct it. */
export async function siteBranding(
  { pages }: Pick<Folders, "pages">,
  lookOf: (theme: ThemeFile | undefined) => Promise<Look>,
): Promise<SiteBranding> {
  const { brand } = objectIn(join(pages, SITE_FILE));
  const theme: ThemeFile = objectIn(join(pages, THEME_FILE));
  const look = await lookOf(theme).catch(() => lookOf(undefined));
  return { brand: typeof brand === "string" ? brand : undefined, tokens: look.tokens };
}

function objectIn(file: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(textIfReadable(file) ?? "{}"));
  } catch {
    return {};
  }
}
