import type { WrittenContent } from "../messages.ts";

/** An element in which a text is written where it stands on the page. */
export interface Host {
  element: HTMLElement;
  /** Shows another text. */
  fill(content: WrittenContent): void;
  /** @returns the text as it is written in the page; nothing for what no text can hold */
  read(): string | undefined;
  /** Puts the page's own elements back. */
  restore(): void;
}
