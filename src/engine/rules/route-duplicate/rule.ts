import type { Finding } from "../../model/issue.ts";
import type { PostFile } from "../../model/post-file.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "route-duplicate",
  level: "error",
  title: "Two files answer the same path",
  help: "An address belongs to one page.",
  example,
  check: (site) => sameNumbers([...(site.index.postFiles ?? [])]),
});

/** The articles that the site brings itself have numbers of their own. */
function sameNumbers(posts: [PostFile, string][]): Finding[] {
  const seen = new Map<number, string>();
  return posts.flatMap(([{ id }, file]): Finding[] => {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, file);
    if (first === undefined) return [];
    return [
      {
        message: `The article ${first.slice(first.lastIndexOf("/") + 1)} has the number ${id} as well.`,
        hint: "Give this one another number; it is a part of its address.",
        file,
        pointer: "/id",
      },
    ];
  });
}
