import { ownIconName } from "../../model/icon-address.ts";
import type { SiteIndex } from "../index/site-index.ts";

/** What of a site says which icons there are. */
export type IconIndex = Pick<SiteIndex, "media" | "definitions">;

/** The names of all icons: first those of the site's own. */
export function iconNames({ media, definitions }: IconIndex): string[] {
  const own = [...media.keys()].map(ownIconName).filter((name) => name !== undefined);
  return [...new Set([...own, ...definitions.icons.names()])];
}
