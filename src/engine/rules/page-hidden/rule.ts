import type { Finding } from "../../model/issue.ts";
import { isNeeded } from "../../pipeline/index/hidden.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "page-hidden",
  level: "error",
  title: "A page that the site needs is hidden, or has times",
  help: "Visitors come in through the home page, and the page for addresses that are not there answers every slip. The site cannot do without them.",
  example,
  checkPage: checkNeededPages,
});

/** The home page and the not-found page are shown: the site cannot do without them. */
function checkNeededPages({ entry: { route, page, file } }: CheckedPage): Finding[] {
  if (!isNeeded(route)) return [];
  const name = route === "/" ? "The home page" : "The page for addresses that are not there";
  const times = (["publishAt", "unpublishAt"] as const).filter(
    (field) => page[field] !== undefined,
  );
  return [
    ...(page.hidden ? [finding(file, "hidden", `${name} cannot be hidden.`)] : []),
    ...times.map((field) => finding(file, field, `${name} is always there: it has no times.`)),
  ];
}

function finding(file: string, field: string, message: string): Finding {
  return { message, hint: `Take "${field}" out of this file.`, file, pointer: `/${field}` };
}
