import type { FontFile } from "../output/look/font-files.ts";
import { fontRules } from "../output/look/font-rules.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { slashed } from "../pipeline/read.ts";

/** Where development serves the look of the site: its tokens and typefaces, and what was chosen. */
export const LOOK_STYLES = "/@site/look.css";
export const LOOK_CHOICES = "/@site/look.json";

/** The tokens and typefaces of a site. The styles of all options are those of the components. */
export async function lookStyles(
  { look, media, site }: Pick<SiteIndex, "look" | "media"> & { site: { language: string } },
  root: string,
): Promise<string> {
  const sources = { root, media, language: site.language };
  const { css } = await fontRules(look, sources, (file) => addressOf(file, media));
  return look.tokens + css;
}

/** What the root of a document says, so that the styles of the options that were chosen hold. */
export function lookAttributes({ look }: SiteIndex): string {
  return Object.entries(look.choices)
    .map(([choice, option]) => ` data-look-${choice}="${option}"`)
    .join("");
}

/** Vite serves files of packages by where they lie. */
function addressOf({ file }: FontFile, media: SiteIndex["media"]): string {
  const own = [...media.values()].find((one) => one.file === slashed(file));
  return own ? own.path : `/@fs${slashed(file)}`;
}
