import { parentOf } from "../../../engine/model/route.ts";
import type { PageSummary } from "../../contract/answers.ts";
import { hasWords } from "../ui/has-words.ts";

/** A page with the pages below it. */
export interface Branch {
  page: PageSummary;
  below: Branch[];
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

function byHomeThenTitle({ page: a }: Branch, { page: b }: Branch): number {
  if (a.route === "/" || b.route === "/") return a.route === "/" ? -1 : 1;
  return a.title.localeCompare(b.title, "en");
}
