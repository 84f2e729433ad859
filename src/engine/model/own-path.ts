import { parsedUrl } from "./parsed-url.ts";
import { pathWithin } from "./path-within.ts";

/**
 * The path of a full address that is one of this site.
 *
 * @param siteUrl the site's own address; with and without `www.` it is the same site
 */
export function ownPath(url: string, siteUrl: string): string | undefined {
  const site = parsedUrl(siteUrl);
  if (!/^https?:/i.test(url) || !site) return undefined;
  const parsed = new URL(url);
  const bare = (name: string) => name.replace(/^www\./, "");
  return bare(parsed.host) === bare(site.host) ? pathWithin(parsed) : undefined;
}
