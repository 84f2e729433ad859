import type { SiteNames } from "../../fields/site-names.ts";
import { LINKABLE_FILES } from "../../model/written-files.ts";
import { patternsOf } from "../../pipeline/blog/site-blog.ts";
import { iconNames } from "../../pipeline/icons/icon-names.ts";
import { isPicture } from "../../pipeline/media/media-file.ts";
import { siteTokens } from "../../pipeline/resolve/token-values.ts";
import { BRACES } from "../../pipeline/resolve/tokens.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";
import { SHELL_ANCHORS } from "./links/link-targets.ts";

/** What a site has that texts can name, for editors. */
export function siteNames(site: CheckedSite): SiteNames {
  const { index } = site;
  const media = [...index.media.values()];
  const anchors = new Map(everyPage(site).map(({ entry, facts }) => [entry.route, facts.anchors]));
  return {
    url: index.site.url,
    patterns: patternsOf(index, index.withHidden.pages.keys()),
    pages: [...anchors].map(([route, of]) => ({ route, anchors: of })),
    aliases: [...index.withHidden.aliases.values()].map(({ path, target }) => ({
      route: path,
      anchors: anchors.get(target) ?? [],
    })),
    media: media.map(({ path }) => path),
    otherMedia: media.filter((file) => !isPicture(file)).map(({ path }) => path),
    icons: iconNames(index),
    files: [...LINKABLE_FILES],
    frameAnchors: SHELL_ANCHORS,
    shared: [...index.shared.keys()],
    tokens: [...siteTokens(index.site).tokens.keys(), ...BRACES.keys()],
  };
}
