import type { ReactNode } from "react";
import { say } from "../words/say.ts";

/** More are never gone through; those who know the name type it. */
const MAX = 60;

/** The first entries of a list that can be searched, and what leads to the others. */
export function FirstOf<Item>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  const left = items.length - MAX;
  return (
    <>
      {items.slice(0, MAX).map(children)}
      {left > 0 && <li>{say("ui.more", { count: left })}</li>}
    </>
  );
}
