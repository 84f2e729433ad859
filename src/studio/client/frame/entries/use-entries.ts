import { type FragmentInstance, type RefObject, useEffect, useRef, useState } from "react";
import { type ListsOfBlock, send } from "../messages.ts";
import { isWithin } from "../writing/shown-text.ts";
import { type Entry, entriesWithin, pointerOf } from "./entries-within.ts";

/** The entries of lists that can be taken on the page. */
export interface ShownEntries {
  /** Those of the selected block. */
  all: Entry[];
  /** Those of the block under the pointer. */
  around: Entry[];
  /** Those that are pointed at, from the outside in. */
  hovered: Entry[];
  /** The one that was clicked, that keys went to or that was moved; else the first of the selected block. */
  chosen: Entry | undefined;
  isChosen: boolean;
}

/** What is known of a block. */
interface KnownLists extends ListsOfBlock {
  entries: Entry[];
}

/** While somebody is typing, entries are looked up in the next pause. */
const PAUSE = 150;

/**
 * Finds the entries of the blocks that are pointed at and selected.
 *
 * @param shown another one whenever the page shows something else
 */
export function useEntries(
  fragments: RefObject<(FragmentInstance | null)[]>,
  shown: object | undefined,
  hoveredBlock: number | undefined,
  selected: number | undefined,
) {
  const [known, setKnown] = useState<ReadonlyMap<number, KnownLists>>(new Map());
  const [hovered, setHovered] = useState<Entry[]>([]);
  const [chosen, setChosen] = useState("");
  const target = useRef<Element>(undefined);
  const asked = useRef<object>(undefined);

  useEffect(() => {
    if (!shown) return;
    const isSamePage = asked.current === shown;
    asked.current = shown;
    const ask = () => {
      for (const at of new Set([hoveredBlock, selected]))
        if (at !== undefined) send(parent, { kind: "ask-lists", at });
    };
    const timer = setTimeout(ask, isSamePage ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [shown, hoveredBlock, selected]);

  const entriesAt = (at: number | undefined) =>
    at === undefined ? [] : (known.get(at)?.entries ?? []);
  const hover = (next: Element | undefined, among = entriesAt(hoveredBlock)) => {
    target.current = next;
    const within = next ? among.filter((one) => holds(one, next)) : [];
    setHovered((before) => (isSame(before, within) ? before : within));
  };
  const take = (at: number, of: ListsOfBlock) => {
    const fragment = fragments.current[at];
    const roots = fragment ? rootsOf(fragment) : [];
    const next = { ...of, entries: entriesWithin(roots, of) };
    setKnown((before) => new Map([...before, [at, next]]));
    if (at === hoveredBlock) hover(target.current, next.entries);
  };
  const all = entriesAt(selected);
  const entry = all.find((one) => pointerOf(one) === chosen);
  const entries: ShownEntries = {
    all,
    around: entriesAt(hoveredBlock),
    hovered,
    chosen: entry ?? all[0],
    isChosen: entry !== undefined,
  };
  return {
    entries,
    take,
    hover,
    /** Chooses the innermost entry around an element of the page. */
    chooseAt(at: number, element: Element) {
      const entry = entriesAt(at).findLast((one) => holds(one, element));
      setChosen(entry ? pointerOf(entry) : "");
    },
    choose: (entry: Pick<Entry, "list" | "at">) => setChosen(pointerOf(entry)),
    /** Where the form of an entry begins. */
    firstField(entry: Entry): string {
      const pointer = pointerOf(entry);
      const texts = [...known.values()].flatMap((one) => one.texts);
      return texts.find((one) => one.pointer.startsWith(`${pointer}/`))?.pointer ?? pointer;
    },
  };
}

function holds({ elements }: Entry, element: Element): boolean {
  return elements.some((one) => one.contains(element));
}

function isSame(some: Entry[], others: Entry[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

/** The outermost elements of a block. */
function rootsOf(fragment: FragmentInstance): Element[] {
  const main = document.querySelector("main");
  return [...(main?.children ?? [])].filter((one) => isWithin(fragment, one));
}
