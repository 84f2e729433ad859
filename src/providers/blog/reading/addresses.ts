import { pathWithin } from "../../../engine/model/path-within.ts";

/** Where an article stands: addresses in it are relative to `link`; those of `site` are this site's own pages. */
export interface Context {
  /** Where the blog shows the article. */
  link?: string;
  /** The public address of this site. */
  site: string;
}

const LINK_SCHEMES = ["http:", "https:", "mailto:", "tel:"];
const MEDIA_SCHEMES = ["http:", "https:"];

/**
 * The address that a link in an article means: absolute, or a path where it leads to this site.
 *
 * @returns `undefined` for what no visitor could follow
 */
export function linkAddress(written: string, context: Context): string | undefined {
  const url = parse(written, context);
  if (!url || !LINK_SCHEMES.includes(url.protocol)) return undefined;
  return url.origin === context.site ? pathWithin(url) : url.href;
}

/** Whether an address leads to neither this site nor the blog. */
export function isForeign(address: string, context: Context): boolean {
  if (!/^https?:/.test(address)) return false;
  return new URL(address).origin !== parse(".", context)?.origin;
}

/** The address of a picture, video or sound in an article; none where nothing is written. */
export function mediaAddress(written: string, context: Context): string | undefined {
  const url = written.trim() === "" ? undefined : parse(written, context);
  if (!url || !MEDIA_SCHEMES.includes(url.protocol)) return undefined;
  if (url.origin === context.site) return pathWithin(url);
  // A safe page shows nothing that comes over an open line; only the blog itself may be on one.
  if (url.protocol === "http:" && isForeign(url.href, context)) url.protocol = "https:";
  return url.href;
}

/** A list of pictures with their widths, as in HTML's `srcset`, every address made absolute. */
export function mediaSet(written: string, context: Context): string | undefined {
  const candidates = written.split(/,\s+/).flatMap((candidate) => {
    const [address = "", size = ""] = candidate.trim().split(/\s+/);
    const absolute = mediaAddress(address.replace(/,$/, ""), context);
    return absolute !== undefined && /^(\d+(\.\d+)?[wx])?$/.test(size)
      ? [`${absolute} ${size}`.trim()]
      : [];
  });
  return candidates.length > 0 ? candidates.join(", ") : undefined;
}

function parse(written: string, { link, site }: Context): URL | undefined {
  try {
    return new URL(written.trim(), link ?? site);
  } catch {
    return undefined;
  }
}
