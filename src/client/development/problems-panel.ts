import type { DevIssue, DevReport } from "../../engine/model/dev-report.ts";
import { inWords } from "./counts.ts";
import { element } from "./element.ts";
import { issueItem } from "./issue-item.ts";

/**
 * The lists of everything that is wrong: this page's errors, then its warnings, and behind one line
 * what is wrong elsewhere.
 *
 * @param isOpen whether the part behind the line is shown
 */
export function problemLists({ here, elsewhere }: DevReport, isOpen: boolean): HTMLElement[] {
  const errors = here.filter(({ level }) => level === "error");
  const warnings = here.filter(({ level }) => level === "warning");
  const lists = [
    ...issueList("Errors on this page", errors),
    ...issueList("Warnings on this page", warnings),
  ];
  const count = elsewhere.errors + elsewhere.warnings;
  if (count === 0) return lists;
  if (here.length === 0)
    lists.push(element("p", { class: "none" }, "Nothing is wrong on this page."));
  return [...lists, othersView(elsewhere, isOpen || here.length === 0)];
}

function othersView(elsewhere: DevReport["elsewhere"], isOpen: boolean): HTMLElement {
  const { issues, errors, warnings } = elsewhere;
  const count = errors + warnings;
  const onPages = issues.length === count && issues.every(({ route }) => route !== undefined);
  const left = count - issues.length;
  return element(
    "details",
    { class: "others", open: isOpen },
    element(
      "summary",
      {},
      `${count} ${onPages ? (count === 1 ? "on another page" : "on other pages") : "elsewhere"}`,
      element("span", { class: "counts" }, inWords({ errors, warnings })),
    ),
    ...issueList(
      "Errors",
      issues.filter(({ level }) => level === "error"),
      true,
    ),
    ...issueList(
      "Warnings",
      issues.filter(({ level }) => level === "warning"),
      true,
    ),
    ...(left > 0
      ? [element("p", { class: "none" }, `And ${left} more: run \`npm run check\` to see all.`)]
      : []),
  );
}

function issueList(title: string, issues: DevIssue[], isElsewhere = false): HTMLElement[] {
  if (issues.length === 0) return [];
  return [
    element("h3", {}, title),
    element("ul", {}, ...issues.map((issue) => issueItem(issue, isElsewhere))),
  ];
}
