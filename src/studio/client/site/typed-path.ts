import { ownPath } from "../../../engine/model/own-path.ts";

/**
 * The path that somebody means who types an address of the site, or has copied it: with or without the origin, and the first slash.
 *
 * @param url of the site
 */
export function typedPath(text: string, url: string): string {
  const typed = text.trim();
  const path =
    ownPath(typed, url) ?? (/^[^/]+:/.test(typed) ? typed : `/${typed}`.replace(/^\/+/, "/"));
  // A slash at its end makes no difference to hosts.
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}
