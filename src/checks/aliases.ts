import { reservedReason } from "../content/index/reserved-names.ts";
import type { PageEntry } from "../content/index/site-index.ts";
import type { Issue } from "../page/issue.ts";
import { appendPointer } from "../page/pointer.ts";
import { isPattern, matchesPattern } from "../page/route.ts";
import type { CheckedSite } from "./site.ts";

/** A further path can be asked for as it is written, and nothing else answers it. */
export function checkAliases({ index }: CheckedSite): Issue[] {
  const patterns = [...index.pages.keys()].filter(isPattern);
  return [...index.pages.values()].flatMap((entry) =>
    (entry.page.aliases ?? []).flatMap((alias, at): Issue[] => {
      const path = typeof alias === "string" ? alias : alias.path;
      const wrong = reasonAgainst(path, patterns);
      return wrong ? [badAlias(entry, at, path, wrong)] : [];
    }),
  );
}

interface Reason {
  reason: string;
  hint: string;
  value?: string;
}

function reasonAgainst(path: string, patterns: string[]): Reason | undefined {
  if (path.length > 1 && path.endsWith("/")) {
    const value = path.replace(/\/+$/, "");
    return { reason: "ends with a slash", hint: `Write ${value}; it answers both.`, value };
  }
  if (/[?#*:\\"<>{}|^`]/.test(path))
    return {
      reason: "has a sign in it that no path has",
      hint: "A further path is what stands between the host and ? or # in the browser.",
    };
  if (/\/\/|\/\.{1,2}(\/|$)/.test(path))
    return {
      reason: "has an empty or dotted part",
      hint: "Write the path as the browser shows it.",
    };
  if (!isDecodable(path))
    return { reason: "has a percent sign that encodes nothing", hint: "Write %25 for the sign." };
  const reserved = reservedReason(path.slice(1).split("/"));
  if (reserved !== undefined)
    return { reason: `cannot be answered: ${reserved}`, hint: "Take this entry away." };
  const pattern = patterns.find((candidate) => matchesPattern(candidate, path));
  return pattern === undefined
    ? undefined
    : { reason: `is one of the addresses of ${pattern}`, hint: "Take this entry away." };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function badAlias(entry: PageEntry, at: number, path: string, wrong: Reason): Issue {
  return {
    rule: "alias-form",
    message: `The further path ${path} ${wrong.reason}.`,
    hint: wrong.hint,
    file: entry.file,
    pointer: `${appendPointer("/aliases", at)}${typeof entry.page.aliases?.[at] === "string" ? "" : "/path"}`,
    ...(wrong.value === undefined ? {} : { fix: { value: wrong.value } }),
  };
}
