import type { DevIssue, SourceLine } from "../../engine/model/dev-report.ts";
import { element } from "./element.ts";

/** One issue as an entry of a list: what is wrong, what to do, the line, and where to go from here. */
export function issueItem(issue: DevIssue, isElsewhere: boolean): HTMLElement {
  const { level, message, hint, file, line, column, source, rule, edit, route } = issue;
  const position = `${file}:${line}:${column}`;
  return element(
    "li",
    { class: "issue", "data-level": level },
    element("p", { class: "message" }, message),
    element("p", { class: "hint" }, hint),
    ...(source ? [sourceView(source, line)] : []),
    element(
      "p",
      { class: "links" },
      element("span", { class: "file" }, position),
      element("a", { href: `/_docs/rules#${rule}` }, rule),
      ...(edit === undefined ? [] : [element("a", { href: edit }, "Edit in the studio")]),
      ...(isElsewhere && route !== undefined
        ? [element("a", { href: route }, `Open ${route}`)]
        : []),
    ),
  );
}

/** The line without its indentation, with what is meant marked. */
function sourceView(source: SourceLine, line: number): HTMLElement {
  const indentation = Math.min(source.text.search(/\S/), source.start);
  const text = source.text.slice(indentation);
  const start = source.start - indentation;
  const end = start + source.length;
  return element(
    "pre",
    { class: "source", tabindex: "0", "aria-label": `Line ${line} of the file` },
    element("span", { class: "number", "aria-hidden": "true" }, String(line)),
    element(
      "code",
      {},
      text.slice(0, start),
      element("mark", {}, text.slice(start, end)),
      text.slice(end),
    ),
  );
}
