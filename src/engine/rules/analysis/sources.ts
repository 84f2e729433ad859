import type { SiteContext } from "../../pipeline/site.ts";

/** Whether everything that has to do with sources can be read; other sites are not checked for it. */
export function knowsSources({ index }: SiteContext): boolean {
  const { sources, unreadable, repairs } = index;
  return unreadable.size === 0 && !(sources && repairs.has(sources.file));
}
