import { parentPointer, valueAt } from "../../../model/pointer.ts";
import type { CheckedSite } from "../../../pipeline/site.ts";
import type { OddText } from "../../../pipeline/texts/scanner.ts";

/** The values of the files of a site, by file. */
export type Roots = (file: string) => unknown;

/** Gives the value of a file that texts and links stand in. */
export function rootsOf({ index, pages }: CheckedSite): Roots {
  const shared = new Map([...index.shared.values()].map(({ file, block }) => [file, { block }]));
  const written = new Map<string, unknown>(pages.map(({ entry }) => [entry.file, entry.page]));
  return (file) => (file === index.siteFile ? index.site : (shared.get(file) ?? written.get(file)));
}

/** The label that stands beside a text and says what it is; empty when there is none. */
export function labelBeside({ file, pointer }: OddText, roots: Roots): string {
  const label = valueAt(roots(file), `${parentPointer(pointer)}/label`);
  return typeof label === "string" ? label : "";
}
