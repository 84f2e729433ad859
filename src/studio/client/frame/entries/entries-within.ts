import type { ListsOfBlock, NamedList, ShownValue } from "../messages.ts";
import { isInnermost, textOf } from "../writing/shown-text.ts";

/** An entry of a list that can be identified on the page. */
export interface Entry {
  list: NamedList;
  at: number;
  /** Everything of the block that shows this entry and no other one of its list. */
  elements: Element[];
}

/** Leads to an entry in the page's file. */
export function pointerOf({ list, at }: Pick<Entry, "list" | "at">): string {
  return `${list.pointer}/${at}`;
}

/**
 * The entries that can be identified on the page, in the order in which they stand there, those around others first.
 *
 * @param roots the outermost elements of the block
 */
export function entriesWithin(roots: Element[], { lists, texts, pictures }: ListsOfBlock): Entry[] {
  if (lists.length === 0) return [];
  const all = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
  const shown = new Map([
    ...elementsOf(texts, all, { textOf, isOne: isInnermost }),
    ...elementsOf(pictures, all, { textOf: altOf, isOne: () => true }),
  ]);
  const entries = lists.flatMap((list) => entriesOf(list, shown, new Set(roots)));
  return entries.sort((one, other) => inPageOrder(one.elements[0], other.elements[0]));
}

/** How the elements that show a value are identified. */
interface Matcher {
  textOf: (element: Element) => string;
  /** Whether it is that element, and not one around it. */
  isOne: (element: Element, text: string) => boolean;
}

/**
 * The elements that show some values, by their pointers. Like values stand on the page in the order of the form; where
 * they stand there more often or less, they cannot be distinguished.
 */
function elementsOf(
  values: ShownValue[],
  all: Element[],
  { textOf, isOne }: Matcher,
): Map<string, Element> {
  const pointers = new Map<string, string[]>();
  for (const { pointer, text } of values)
    if (text !== "") pointers.set(text, [...(pointers.get(text) ?? []), pointer]);
  const elements = new Map<string, Element[]>();
  for (const element of all) {
    const text = textOf(element);
    if (pointers.has(text) && isOne(element, text))
      elements.set(text, [...(elements.get(text) ?? []), element]);
  }
  const shown = new Map<string, Element>();
  for (const [text, all] of pointers) {
    const matches = elements.get(text) ?? [];
    const seen = matches.length === all.length ? matches : matches.filter(isSeen);
    if (seen.length !== all.length) continue;
    for (const [at, pointer] of all.entries()) shown.set(pointer, seen[at] as Element);
  }
  return shown;
}

function altOf(element: Element): string {
  return element.tagName === "IMG" ? (element.getAttribute("alt") ?? "") : "";
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function entriesOf(list: NamedList, shown: Map<string, Element>, roots: Set<Element>): Entry[] {
  const anchors = list.names.map((_, at) => anchorsOf(pointerOf({ list, at }), shown));
  if (anchors.filter(({ length }) => length > 0).length < 2) return [];
  const owners = ownersOf(anchors, roots);
  return anchors.flatMap((mine, at) => {
    const elements = [...new Set(mine.map((anchor) => outermost(anchor, at, owners)))];
    return elements.length > 0 ? [{ list, at, elements: elements.sort(inPageOrder) }] : [];
  });
}

function anchorsOf(entry: string, shown: Map<string, Element>): Element[] {
  return [...shown].flatMap(([pointer, element]) =>
    pointer === entry || pointer.startsWith(`${entry}/`) ? [element] : [],
  );
}

/** No single entry. */
const SEVERAL = -1;

/** Which entry each element around what is shown belongs to, as long as it is one. */
function ownersOf(anchors: Element[][], roots: Set<Element>): Map<Element, number> {
  const owners = new Map<Element, number>();
  for (const [at, mine] of anchors.entries())
    for (const anchor of mine)
      for (let one: Element | null = anchor; one; one = roots.has(one) ? null : one.parentElement)
        owners.set(one, (owners.get(one) ?? at) === at ? at : SEVERAL);
  return owners;
}

function outermost(anchor: Element, at: number, owners: Map<Element, number>): Element {
  let element = anchor;
  while (element.parentElement && owners.get(element.parentElement) === at)
    element = element.parentElement;
  return element;
}

function inPageOrder(one: Element | undefined, other: Element | undefined): number {
  if (!one || !other || one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
