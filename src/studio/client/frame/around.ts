import { TOOLS } from "./use-pointer.ts";

/** What was clicked around the blocks of a page. */
export interface ClickedAround {
  area: "header" | "footer";
  /** The texts under the pointer, from the inside out. */
  texts: string[];
  /** Where the link leads that was clicked, as it is written. */
  href?: string;
}

/** What stands under the pointer in the header or in the footer; nothing anywhere else. */
export function aroundAt(target: EventTarget | null): ClickedAround | undefined {
  if (!(target instanceof Element) || target.closest(`main, ${TOOLS}`)) return undefined;
  const link = target.closest("a");
  const frame = target.closest("header, footer") ?? link;
  if (!frame) return undefined;
  const texts: string[] = [];
  for (let one: Element | null = target; one && frame.contains(one); one = one.parentElement)
    texts.push((one.textContent ?? "").replace(/\s+/g, " ").trim());
  const href = link?.getAttribute("href") ?? undefined;
  return { area: frame.closest("footer") ? "footer" : "header", texts, href };
}
