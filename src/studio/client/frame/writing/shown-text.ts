import type { FragmentInstance } from "react";
import type { ShownText } from "../messages.ts";

declare module "react" {
  interface FragmentInstance {
    compareDocumentPosition(other: Node): number;
  }
}

/** A text under the pointer, with the element that shows it. */
export interface TextUnder extends ShownText {
  element: HTMLElement;
}

/** No field holds more. */
const LONGEST = 20_000;

/** The texts under the pointer, from the inside out, as far as they belong to a block. */
export function textsUnder(target: Element, fragment: FragmentInstance): TextUnder[] {
  const path = elementsOf(target, fragment);
  const outermost = path.at(-1);
  if (!outermost) return [];
  const roots = [...(outermost.parentElement?.children ?? [])].filter((one) =>
    isWithin(fragment, one),
  );
  const all = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
  const texts = new Map<string, TextUnder>();
  for (const element of path) {
    const text = textOf(element);
    if (text === "" || text.length > LONGEST || texts.has(text)) continue;
    const same = all.filter((one) => textOf(one) === text && isInnermost(one, text));
    const mine = same.findIndex((one) => one === element || element.contains(one));
    const shown = same[mine];
    if (shown instanceof HTMLElement)
      texts.set(text, { text, nth: mine, of: same.length, element: shown });
  }
  return [...texts.values()];
}

/** The elements around a point that belong to a block, from the inside out. */
function elementsOf(target: Element, fragment: FragmentInstance): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = target; one && isWithin(fragment, one); one = one.parentElement)
    path.push(one);
  return path;
}

/** Whether an element belongs to a block. */
export function isWithin(fragment: FragmentInstance, element: Element): boolean {
  const position = fragment.compareDocumentPosition(element);
  return (position & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
}

/** Whether no element within has the same text. */
export function isInnermost(element: Element, text: string): boolean {
  return ![...element.children].some((child) => textOf(child) === text);
}

/** What an element says, with its white space as single spaces. */
export function textOf(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}
