import type { CheckedPage, PageSite, ResolvedEntry } from "../site.ts";
import { factsOf, type PageFacts } from "./page-facts.ts";

/** A page with its facts, which are found when they are asked for first. */
export function withFacts(page: ResolvedEntry, site: () => PageSite): CheckedPage {
  let find: (() => PageFacts) | PageFacts = () => factsOf(page, site());
  return {
    ...page,
    get facts() {
      // The site is let go of with the function: a page may outlive it.
      if (typeof find === "function") find = find();
      return find;
    },
  };
}
