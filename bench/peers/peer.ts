import type { Cost } from "./measure.ts";

/** A generator that writes the same texts. Whatever it needs lies in a folder of its own. */
export interface Peer {
  /** With its version. */
  name: string;
  /** Takes away what it has written, and what it keeps of pages. */
  clean(): void;
  /** Writes the whole site. */
  build(): Promise<Cost>;
  /** Changes one text of one page, to another with every number. */
  change(number: number): void;
}
