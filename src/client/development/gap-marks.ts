import { GAP_MARK } from "../../engine/model/gap-mark.ts";

const NAME = "gap";
const GAP = new RegExp(`${GAP_MARK.start}[^${GAP_MARK.end}]*${GAP_MARK.end}`, "g");
const STYLE = `::highlight(${NAME}) { background-color: var(--accent-300); color: var(--ink); }`;

/**
 * Makes texts that are still to be written stand out on the page, and goes on as it changes. The
 * page's elements stay as React made them.
 */
export function markGaps(): void {
  if (!("highlights" in CSS)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  let frame = 0;
  const mark = () => CSS.highlights.set(NAME, new Highlight(...gapsIn(document.body)));
  new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  mark();
}

/** Where texts stand that are still to be written. */
export function gapsIn(root: Node): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const match of (node.nodeValue ?? "").matchAll(GAP)) {
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  return ranges;
}
