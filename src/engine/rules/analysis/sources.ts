import type { SiteContext } from "../../pipeline/site.ts";

/** Whether everything that has to do with sources can be read; of other sites nothing is said. */
export function knowsSources({ index }: SiteContext): boolean {
  const { sources, unreadable, repairs } = index;
  return unreadable.size === 0 && !(sources && repairs.has(sources.file));
}
