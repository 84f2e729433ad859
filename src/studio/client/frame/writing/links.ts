import type { LinkChoice } from "../messages.ts";

/** The link that what is selected in a text begins in. */
export function linkAround(host: Element, range: Range): HTMLAnchorElement | undefined {
  const { startContainer: node } = range;
  const element = node instanceof Element ? node : node.parentElement;
  const link = element?.closest("a");
  return link && host.contains(link) ? link : undefined;
}

/** Has the words that are selected lead somewhere, or nowhere any more. */
export function applyLink(host: Element, range: Range, { target, name }: LinkChoice): void {
  const link = linkAround(host, range);
  if (link && target === undefined) link.replaceWith(...link.childNodes);
  else if (link) link.dataset.target = target;
  else if (target !== undefined) makeLink(host, range, target, name);
  host.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function makeLink(host: Element, range: Range, target: string, name: string): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  if (range.collapsed) insertSelected(name);
  // The browser splits what the words stand in, and joins links that they were part of.
  document.execCommand("createLink", false, "#");
  for (const link of host.querySelectorAll<HTMLAnchorElement>("a:not([data-target])"))
    link.dataset.target = target;
  selection?.collapseToEnd();
}

function insertSelected(words: string): void {
  document.execCommand("insertText", false, words);
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  if (focusNode)
    getSelection()?.setBaseAndExtent(
      focusNode,
      Math.max(0, focusOffset - words.length),
      focusNode,
      focusOffset,
    );
}
