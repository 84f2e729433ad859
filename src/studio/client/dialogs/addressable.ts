import type { PageSummary } from "../../contract/answers.ts";

/** Pages with an address of their own: no patterns, and not the not-found page. */
export function addressable(pages: PageSummary[]): PageSummary[] {
  return pages.filter(({ route }) => !route.includes("/:") && route !== "/404");
}
