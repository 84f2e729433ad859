import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { type AliasFault, aliasFault } from "../analysis/alias-fault.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "alias-form",
  level: "error",
  title: "An old address has the wrong form",
  help: "An old address is compared with what the browser asks for, letter by letter.",
  example,
  checkPage: checkAliases,
});

/** An alias can be asked for as it is written, and nothing else answers it. */
function checkAliases({ entry }: CheckedPage, site: PageSite): Finding[] {
  if (entry.route === NOT_FOUND) return [];
  return (entry.page.aliases ?? []).flatMap((alias, at): Finding[] => {
    const rule = typeof alias === "string" ? { path: alias, as: "redirect" as const } : alias;
    const wrong = aliasFault(rule, entry, site);
    return wrong ? [badAlias(entry, at, rule.path, wrong)] : [];
  });
}

/** The page for all addresses that lead nowhere: old ones mean nothing there. */
const NOT_FOUND = "/404";
function badAlias(entry: PageEntry, at: number, path: string, wrong: AliasFault): Finding {
  return {
    message: `The old address ${path} ${wrong.reason}.`,
    hint: wrong.hint,
    file: entry.file,
    pointer: `${appendPointer("/aliases", at)}${typeof entry.page.aliases?.[at] === "string" ? "" : "/path"}`,
    ...(wrong.value === undefined ? {} : { fix: { value: wrong.value } }),
  };
}
