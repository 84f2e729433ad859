import { decoded } from "../../model/decoded.ts";
import type { AliasRule } from "../../model/page-file.ts";
import { UNSAFE_SIGN } from "../../model/path-signs.ts";
import { isPattern, matchesPattern } from "../../model/route.ts";
import { isWrittenFile } from "../../model/written-files.ts";
import { reservedReason } from "../../pipeline/index/reserved-names.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import type { PageSite } from "../../pipeline/site.ts";

/** Why a path cannot be an old address of a page. */
export interface AliasFault {
  /** What follows "The old address /x". */
  reason: string;
  hint: string;
  value?: string;
}

const AWAY = "Take this entry away.";

/** What is wrong with an old address by itself: it is asked for as it is written, and nothing else answers it. */
export function aliasFault(
  { path, as }: AliasRule,
  { route }: PageEntry,
  { patterns }: Pick<PageSite, "patterns">,
): AliasFault | undefined {
  const form = wrongForm(path);
  if (form) return form;
  if (isPattern(route))
    return { reason: "would lead to a page that answers many addresses", hint: AWAY };
  const reserved = reservedReason(path.slice(1).split("/"));
  if (reserved !== undefined) return { reason: `cannot be answered: ${reserved}`, hint: AWAY };
  if (isWrittenFile(path)) return { reason: "is a file that the site brings itself", hint: AWAY };
  if (as === "page" && /\.[^/.]+$|\/_|\/index(\/|$)/.test(path))
    return {
      reason: "looks like a file, and no page is shown at such a path",
      hint: `Write ${JSON.stringify(path)} alone, which sends visitors on to the page.`,
    };
  const pattern = patterns.find((candidate) => matchesPattern(candidate, path));
  return pattern === undefined
    ? undefined
    : { reason: `is one of the addresses of ${pattern.route}`, hint: AWAY };
}

function wrongForm(path: string): AliasFault | undefined {
  if (/[^/]\/+$/.test(path)) {
    const value = path.replace(/\/+$/, "");
    return { reason: "ends with a slash", hint: `Write ${value}; it answers both.`, value };
  }
  const meant = decoded(path);
  if (/\/\/|\/\.{1,2}(\/|$)/.test(meant))
    return {
      reason: "has an empty or dotted part",
      hint: "Write the path as the browser shows it.",
    };
  if (meant !== path && !UNSAFE_SIGN.test(meant))
    return { reason: "is encoded", hint: `Write ${meant}; it answers both.`, value: meant };
  const sign = UNSAFE_SIGN.exec(path)?.[0];
  if (sign !== undefined)
    return {
      reason: `holds ${shown(sign)}, which no old address may`,
      hint: "An old address is what stands between the host and ? or # in the browser, in letters, digits and hyphens.",
    };
  return undefined;
}

/** A sign as it can be read; one that cannot be seen by its number. */
function shown(sign: string): string {
  return /[\p{C}\p{Z}]/u.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
    : `the sign ${sign}`;
}
