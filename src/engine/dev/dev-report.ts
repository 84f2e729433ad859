import { dirname, join, relative } from "node:path";
import { isUse } from "../model/block.ts";
import type { DevIssue, DevReport } from "../model/dev-report.ts";
import type { Issue, ReportedIssue } from "../model/issue.ts";
import { isPattern, routeOfFile } from "../model/route.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { SHARED_FOLDER, SITE_FILE } from "../pipeline/kinds.ts";
import { isPagePath } from "../pipeline/load.ts";
import { OWN_FOLDERS } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";
import { type LocatedIssue, locateIssues } from "../report/located.ts";
import { sourceLine } from "../report/source-line.ts";

/** Everything that is wrong with a site, ready to be reported page by page. */
export interface Problems {
  reportFor(asked: Asked): DevReport;
}

/** What a browser shows. */
export interface Asked {
  /** Its address on the site. */
  path: string;
  /** The page that answers there, as it last was when whole; nothing when none does. */
  shown: PageEntry | undefined;
  editAddressOf?: EditAddressOf;
}

/** The address where the value of an issue can be edited; nothing when there is none. */
export type EditAddressOf = (issue: Issue) => string | undefined;

/** Issues of other pages that are sent at most: nobody reads more of them beside a page. */
const MOST_ELSEWHERE = 100;

/**
 * Finds the lines of all issues once, for any number of pages that ask.
 *
 * @param textOf the text of a file; nothing for a file that is not there
 * @param pages absolute path of the pages folder
 */
export function createProblems(
  issues: ReportedIssue[],
  textOf: (file: string) => string | undefined,
  pages: string,
): Problems {
  const located = locate(issues, textOf, pages);
  return {
    reportFor({ path, shown, editAddressOf }) {
      const files = filesOf(shown, pages);
      const isHere = ({ inPages, route }: Located) =>
        files.has(inPages) || isOwnPart(inPages) || route === path;
      const others = located.filter((one) => !isHere(one));
      const errors = others.filter(({ issue }) => issue.level === "error").length;
      const described = (one: Located): DevIssue => ({
        ...describe(one),
        source: sourceLine(one.issue, textOf(one.file)),
        edit: editAddressOf?.({ ...one.issue, file: one.file }),
      });
      return {
        here: located.filter(isHere).map(described),
        elsewhere: {
          errors,
          warnings: others.length - errors,
          issues: others.slice(0, MOST_ELSEWHERE).map(described),
        },
      };
    },
  };
}

/** An issue with its line and its file. */
interface Located {
  issue: LocatedIssue;
  /** Absolute path. */
  file: string;
  /** Path below the pages folder; one that leads out of it for other files. */
  inPages: string;
  /** Of the page that the file is. */
  route: string | undefined;
}

/** The issues with their lines, files named from the folder that the pages folder is in. */
function locate(
  issues: ReportedIssue[],
  textOf: (file: string) => string | undefined,
  pages: string,
): Located[] {
  const base = dirname(pages);
  return byLevel(locateIssues(issues, textOf, base)).map((issue) => {
    const file = slashed(join(base, issue.file));
    const inPages = slashed(relative(pages, file));
    return { issue, file, inPages, route: pageRoute(inPages) };
  });
}

function describe({ issue, route }: Located): DevIssue {
  const { rule, level, message, hint, file, line, column, pointer } = issue;
  const id = [rule, file, pointer, message].join(" ");
  return { id, rule, level, message, hint, file, line, column, route };
}

/** Errors first, each level in the order of files and lines. */
function byLevel(issues: LocatedIssue[]): LocatedIssue[] {
  return ["error", "warning"].flatMap((level) => issues.filter((issue) => issue.level === level));
}

/** The files below the pages folder that a page is made of; the site file is part of every page. */
function filesOf(shown: PageEntry | undefined, pages: string): Set<string> {
  if (!shown) return new Set([SITE_FILE]);
  const shared = shown.page.blocks.filter(isUse).map(({ use }) => `${SHARED_FOLDER}${use}.json`);
  return new Set([SITE_FILE, slashed(relative(pages, shown.file)), ...shared]);
}

/** Whether a file belongs to the parts of the site's own, which every page is made with. */
function isOwnPart(path: string): boolean {
  return OWN_FOLDERS.some((name) => path.startsWith(`../${name}/`));
}

/** The address of a page's file; nothing for a file that is no page of one address. */
function pageRoute(path: string): string | undefined {
  if (path.startsWith("../") || !isPagePath(path)) return undefined;
  const route = routeOfFile(path);
  return isPattern(route) || route === "/404" ? undefined : route;
}
