import { parseHref } from "../../model/href.ts";
import { ownPath } from "../../model/own-path.ts";
import { matchesPattern } from "../../model/route.ts";
import type { WrittenSite } from "./written-site.ts";

/** Says why a reference leads nowhere; nothing when it is right. */
export type Judge = (value: string) => string | undefined;

/**
 * Makes what judges references that leave their file.
 *
 * @param files paths of all files of the output
 * @param hasId whether a file has an element with an id; also where nothing is known of its ids
 */
export function createJudge(
  site: WrittenSite,
  files: ReadonlySet<string>,
  hasId: (path: string, id: string) => boolean,
): Judge {
  const fileOf = (path: string): string | undefined => {
    const bare = path.slice(1);
    const candidates = [bare, bare === "" ? "index.html" : `${bare}/index.html`];
    const exact = candidates.find((candidate) => files.has(candidate));
    if (exact !== undefined) return exact;
    const route = site.aliases[path];
    if (route !== undefined) return fileOf(route);
    return site.patterns.some((pattern) => matchesPattern(pattern, path)) ? "" : undefined;
  };
  return (value) => {
    if (/^(data|blob):/i.test(value)) return undefined;
    const href = parseHref(ownPath(value, site.url) ?? value);
    if (href.kind === "bad") return href.reason;
    if (href.kind === "outside") return undefined;
    const { path, anchor } = href;
    const file = path === "" ? undefined : fileOf(path);
    if (path !== "" && file === undefined) return "leads to nothing that is written.";
    const isThere =
      anchor === "" || anchor === "top" || (file !== undefined && hasId(file, anchor));
    return isThere ? undefined : "leads to a place that is not there.";
  };
}
