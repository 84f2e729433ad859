import type { Issue } from "../model/issue.ts";
import type { CheckedSite } from "../pipeline/site.ts";

/** Search engines may show the home page. */
export function checkHome({ index }: CheckedSite): Issue[] {
  const home = index.pages.get("/");
  if (!home?.page.noindex) return [];
  return [
    {
      rule: "head-noindex",
      message: "The home page is hidden from search engines, and with it the name of the site.",
      hint: "Take “noindex” away.",
      file: home.file,
      pointer: "/noindex",
    },
  ];
}
