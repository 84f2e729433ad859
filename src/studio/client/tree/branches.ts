import { parentOf } from "../../../engine/model/route.ts";
import type { PageSummary } from "../../contract/answers.ts";
import { hasWords } from "../ui/has-words.ts";
import { LANGUAGE } from "../words/say.ts";

/** A page with the pages below it. */
export interface Branch {
  page: PageSummary;
  below: Branch[];
}

/** A line of the list of pages. */
export interface Row {
  page: PageSummary;
  /** How deep it stands, from 1. */
  level: number;
  /** Its number among those beside it, from 1, and how many these are. */
  position: number;
  size: number;
  /** Whether pages stand below it, and whether they are shown. */
  below: "none" | "shown" | "hidden";
}

/** Pages as a tree of their addresses. A page whose parent is missing stands at the next level that is there. */
export function branchesOf(pages: PageSummary[]): Branch[] {
  const branches = new Map(pages.map((page) => [page.route, { page, below: [] as Branch[] }]));
  const top: Branch[] = [];
  for (const branch of [...branches.values()].sort(byHomeThenTitle)) {
    const parent = nearest(branch.page.route, branches);
    if (parent && parent.page.route !== "/") parent.below.push(branch);
    else top.push(branch);
  }
  return top;
}

/** The lines of a tree, without those below pages that are closed. */
export function rowsOf(branches: Branch[], isOpen: (route: string) => boolean, level = 1): Row[] {
  return branches.flatMap(({ page, below }, at) => {
    const shown = below.length > 0 && isOpen(page.route);
    const row: Row = {
      page,
      level,
      position: at + 1,
      size: branches.length,
      below: below.length === 0 ? "none" : shown ? "shown" : "hidden",
    };
    return shown ? [row, ...rowsOf(below, isOpen, level + 1)] : [row];
  });
}

/** The lines of pages that were searched for. */
export function flatRows(pages: PageSummary[]): Row[] {
  const size = pages.length;
  return pages.map((page, at) => ({ page, level: 1, position: at + 1, size, below: "none" }));
}

/** Pages whose title or address has all the words. */
export function matching(pages: PageSummary[], words: string): PageSummary[] {
  return pages.filter(({ title, route }) => hasWords(`${title} ${route}`, words));
}

function nearest(route: string, branches: Map<string, Branch>): Branch | undefined {
  for (let above = parentOf(route); above !== undefined; above = parentOf(above)) {
    const branch = branches.get(above);
    if (branch) return branch;
  }
  return undefined;
}

const COLLATOR = new Intl.Collator(LANGUAGE);

function byHomeThenTitle({ page: a }: Branch, { page: b }: Branch): number {
  if (a.route === "/" || b.route === "/") return a.route === "/" ? -1 : 1;
  return COLLATOR.compare(a.title, b.title);
}
