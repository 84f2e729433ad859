import { useCallback, useEffect, useState } from "react";
import { parentOf } from "../../../engine/model/route.ts";
import type { PageSummary } from "../../contract/answers.ts";

/** Where the browser keeps which pages were opened and closed. */
const KEY = "studio-tree";
/** A site with more pages begins with those at the top. */
const FEW = 150;

type Choices = Readonly<Record<string, boolean>>;

/**
 * Which pages of the tree show the pages below them, also the next time.
 *
 * @param current the route of the open page, which is always shown
 */
export function useOpenBranches(pages: PageSummary[], current: string | undefined) {
  const [choices, setChoices] = useState(readChoices);
  const isOpen = useCallback(
    (route: string) => choices[route] ?? pages.length <= FEW,
    [choices, pages.length],
  );
  const setOpen = useCallback((routes: string[], open: boolean) => {
    setChoices((before) => {
      const all = { ...before, ...Object.fromEntries(routes.map((route) => [route, open])) };
      writeChoices(all);
      return all;
    });
  }, []);

  useEffect(() => {
    if (current !== undefined) setOpen(above(current), true);
  }, [current, setOpen]);

  return { isOpen, setOpen };
}

function above(route: string): string[] {
  const parent = parentOf(route);
  return parent === undefined || parent === "/" ? [] : [parent, ...above(parent)];
}

/** What is not there, or was written by something else, names nothing. */
function readChoices(): Choices {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof known === "object" && known !== null ? (known as Choices) : {};
  } catch {
    return {};
  }
}

function writeChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing shows the tree as at first.
  }
}
