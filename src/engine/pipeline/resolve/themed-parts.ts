import type { LogoPicture, Shell } from "../../model/resolved-page.ts";
import type { ThemeFile } from "../../model/theme-file.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import type { ResolvedSite } from "./resolved-fields.ts";

/**
 * What the frame has from the theme file: the icon, which stands above that of the site file, and the logo.
 *
 * @param theme with the addresses of its files
 */
export function themedParts(
  { icon }: ResolvedSite,
  theme: ThemeFile | undefined,
  index: SiteIndex,
  urls: MediaUrls,
): Pick<Shell, "icon" | "logo"> {
  const written = index.theme?.written.logo;
  const light = written && logoPicture(written.light, index, urls);
  if (!light) return { icon: theme?.icon ?? icon };
  const dark = written.dark === undefined ? undefined : logoPicture(written.dark, index, urls);
  return { icon: theme?.icon ?? icon, logo: { light, ...(dark && { dark }) } };
}

/** A picture that is missing, or has no size, is reported where it is named. */
function logoPicture(path: string, { media }: SiteIndex, urls: MediaUrls): LogoPicture | undefined {
  const file = media.get(path);
  if (!file?.width || !file.height) return undefined;
  return { src: urls.picture(file).src, width: file.width, height: file.height };
}
