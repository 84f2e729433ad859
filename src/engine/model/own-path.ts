import { pathWithin } from "./path-within.ts";

/**
 * The path of a full address that is one of this site.
 *
 * @param siteUrl the site's own address; with and without `www.` it is the same site
 */
export function ownPath(url: string, siteUrl: string): string | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(siteUrl)) return undefined;
  const parsed = new URL(url);
  const bare = (name: string) => name.replace(/^www\./, "");
  return bare(parsed.host) === bare(new URL(siteUrl).host) ? pathWithin(parsed) : undefined;
}
