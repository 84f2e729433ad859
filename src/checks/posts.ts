import type { Reference } from "../content/resolve/found.ts";
import { isDay } from "../page/day.ts";
import type { Issue } from "../page/issue.ts";
import type { PostFile } from "../page/post-file.ts";
import { targetsOf } from "./link-targets.ts";
import { checkLink } from "./links.ts";
import type { CheckedSite } from "./site.ts";
import { createDocumentReader } from "./written/read-document.ts";

const TIME = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** The site's own articles have numbers and days of their own, and their links lead somewhere. */
export function checkPosts(site: CheckedSite): Issue[] {
  const posts = [...(site.index.postFiles ?? [])];
  return [...sameNumbers(posts), ...posts.flatMap(wrongDay), ...deadLinks(site)];
}

function sameNumbers(posts: [PostFile, string][]): Issue[] {
  const seen = new Map<number, string>();
  return posts.flatMap(([{ id }, file]): Issue[] => {
    const first = seen.get(id);
    if (first === undefined) seen.set(id, file);
    if (first === undefined) return [];
    return [
      {
        rule: "route-duplicate",
        message: `The article ${first.slice(first.lastIndexOf("/") + 1)} has the number ${id} as well.`,
        hint: "Give this one another number; it is a part of its address.",
        file,
        pointer: "/id",
      },
    ];
  });
}

function wrongDay([{ date }, file]: [PostFile, string]): Issue[] {
  if (isDay(date.slice(0, 10)) && TIME.test(date.slice(10))) return [];
  return [
    {
      rule: "date-invalid",
      message: `${date} is no time of the calendar.`,
      hint: "Write year-month-day, T, and hours:minutes:seconds, for example 2026-03-15T09:00:00.",
      file,
      pointer: "/date",
    },
  ];
}

function deadLinks(site: CheckedSite): Issue[] {
  const targets = targetsOf(site);
  return postLinks(site).flatMap((link) => checkLink(link, undefined, targets));
}

/** The links in the site's own articles, which are HTML. */
export function postLinks({ index }: CheckedSite): Reference[] {
  const readDocument = createDocumentReader();
  return [...(index.postFiles ?? [])].flatMap(([post, file]) =>
    (["excerpt", "content"] as const).flatMap((part) => {
      const { references, ids } = readDocument(post[part].rendered);
      return references
        .filter(({ place, value }) => place === "a href" && !ids.includes(value.slice(1)))
        .map(({ value }) => ({ value, file, pointer: `/${part}/rendered`, excerpt: value }));
    }),
  );
}
