import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { isUnreadable } from "../../pipeline/index/unreadable.ts";
import {
  holds,
  isRepaired,
  type Omission,
  omissionsAt,
  type Repairs,
} from "../../pipeline/omissions.ts";

const WITH_LINKS = ["/blocks", "/block", "/navigation", "/footer"];
const WITH_MEDIA = ["/blocks", "/block", "/picture", "/icon", "/shareImage"];

/** Whether a path may be answered by a file that cannot be read, or be an alias that was left out. */
export function mayBeAnswered({ unreadable, repairs }: SiteIndex, path: string): boolean {
  if (unreadable.size > 0 && isUnreadable(unreadable, path)) return true;
  return leftOut(repairs.values(), ["/aliases"]).some((one) =>
    holds(aliasesIn(one), path.slice(1)),
  );
}

/** The part of something that was left out in which aliases stand. */
function aliasesIn({ pointer, value }: Omission): unknown {
  if (pointer !== "") return value;
  if (typeof value === "string") return /"aliases"\s*:\s*\[([^\]]*)/.exec(value)?.[1];
  return (value as { aliases?: unknown } | undefined)?.aliases;
}

type KnownPages = Pick<SiteIndex, "siteFile" | "repairs" | "aliases" | "pages" | "notFound">;

/** Whether a page may have an anchor in what was left out of it, or of shared blocks. */
export function mayHaveAnchor(
  { siteFile, repairs, aliases, pages, notFound }: KnownPages,
  route: string,
  anchor: string,
): boolean {
  if (repairs.size === 0) return false;
  const page = pages.get(aliases.get(route)?.target ?? route);
  const own = (page ?? (route === notFound.route ? notFound : undefined))?.file;
  const shared = siteFile.replace(/[^/]*$/, "_shared/");
  const files = [...repairs].filter(([file]) => file === own || file.startsWith(shared));
  const omissions = leftOut(
    files.map(([, made]) => made),
    ["/blocks", "/block"],
  );
  return omissions.some((one) => !one.isExtra || holds(one.value, anchor));
}

/** Whether links may stand in what was left out of files. */
export function mayLackLinks({ repairs, unreadable }: SiteIndex): boolean {
  const omissions = leftOut(repairs.values(), WITH_LINKS);
  return unreadable.size > 0 || omissions.some((one) => !one.isExtra || holds(one.value, "/"));
}

/** Whether pictures and shared blocks may be named in what was left out of files, or are not named in passing. */
export function mayLackUses({ repairs, unreadable }: SiteIndex): boolean {
  const files = [...repairs.values()];
  return (
    unreadable.size > 0 || files.some((made) => WITH_MEDIA.some((part) => isRepaired(made, part)))
  );
}

function leftOut(repairs: Iterable<Repairs>, parts: string[]): Omission[] {
  return [...repairs].flatMap((made) => parts.flatMap((part) => omissionsAt(made, part)));
}
