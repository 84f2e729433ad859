import { parentOf } from "../../model/route.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";

/**
 * The pages beside a page, those with the most topics in common first. Topics that few pages
 * have count more than those that all share. Pages without a common topic come last.
 */
export function relatedPages(index: SiteIndex, entry: PageEntry): PageEntry[] {
  const beside = (index.children.get(parentOf(entry.route) ?? "/") ?? []).filter(
    (other) => other.route !== entry.route,
  );
  const topics = new Set(entry.page.topics);
  const weight = (topic: string) =>
    1 / beside.filter((other) => other.page.topics?.includes(topic)).length;
  const score = (other: PageEntry) =>
    (other.page.topics ?? [])
      .filter((topic) => topics.has(topic))
      .reduce((sum, topic) => sum + weight(topic), 0);
  return beside
    .map((other) => ({ other, score: score(other) }))
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
}
