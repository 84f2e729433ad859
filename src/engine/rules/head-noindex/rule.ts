import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "head-noindex",
  level: "warning",
  title: "The home page is hidden from search engines",
  help: "People look for a site by its name, and expect its home page.",
  example,
  check: checkHome,
});

/** Search engines may show the home page. */
function checkHome({ index }: CheckedSite): Finding[] {
  const home = index.pages.get("/");
  if (!home?.page.noindex) return [];
  return [
    {
      message: "The home page is hidden from search engines, and with it the name of the site.",
      hint: "Take “noindex” away.",
      file: home.file,
      pointer: "/noindex",
    },
  ];
}
