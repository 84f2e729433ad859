import { join, resolve } from "node:path";
import type { Issue } from "../../page/issue.ts";
import { slashed } from "../read.ts";

const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PARAMETER = /^\[[a-z]+\]$/;

/** Finds file names that make no good address, and pairs that differ only in letter case. */
export function pathIssues(pages: string, paths: string[]): Issue[] {
  const issues: Issue[] = [];
  const byLowerCase = new Map<string, string>();
  for (const path of paths) {
    const file = slashed(join(resolve(pages), path));
    if (!path.endsWith(".json")) {
      issues.push(strayFile(file, path));
      continue;
    }
    const twin = byLowerCase.get(path.toLowerCase());
    if (twin !== undefined) issues.push(sameButCase(file, path, twin));
    else byLowerCase.set(path.toLowerCase(), path);
    if (path === "_site.json") continue;
    const bad = segmentsOf(path).find(
      (segment) => !SEGMENT.test(segment) && !PARAMETER.test(segment),
    );
    if (bad !== undefined && twin === undefined) issues.push(badSlug(file, bad));
  }
  return issues;
}

function segmentsOf(path: string): string[] {
  return path
    .replace(/^_(shared|blog)\//, "")
    .replace(/\.json$/, "")
    .split("/");
}

function strayFile(file: string, path: string): Issue {
  return {
    rule: "file-stray",
    message: `${path} is not a page: pages end in .json.`,
    hint: "Move it out of the pages folder; pictures and films belong in the media folder.",
    file,
    pointer: "",
  };
}

function sameButCase(file: string, path: string, twin: string): Issue {
  return {
    rule: "route-duplicate",
    message: `${path} and ${twin} differ only in capital letters, and addresses have none.`,
    hint: "Delete one of the two, or give it another name.",
    file,
    pointer: "",
  };
}

function badSlug(file: string, segment: string): Issue {
  return {
    rule: "route-slug",
    message: `"${segment}" makes a bad address: it may have small letters, digits and single hyphens only.`,
    hint: `Rename it to "${suggestion(segment)}".`,
    file,
    pointer: "",
  };
}

function suggestion(segment: string): string {
  const plain = segment.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "page";
}
