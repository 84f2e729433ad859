import { isUse } from "../../model/block.ts";
import type { PageFile } from "../../model/page-file.ts";
import { parentPointer, valueAt } from "../../model/pointer.ts";
import type { TextVisits } from "../../pipeline/texts/scanner.ts";
import type { Path } from "../../pipeline/texts/visit-texts.ts";
import { pointerOf } from "../../pipeline/texts/visit-texts.ts";

/** A short text of a page, with what it is. */
export interface Label {
  text: string;
  pointer: string;
  /** Type of block and names of fields: texts of the same slot do the same on their pages. */
  slot: string;
  /** Where it leads, when it is the words of a link. */
  href?: string;
  /** The picture, when it is the words for one. */
  src?: string;
}

/** The pointers of a text on a page. */
export function labelsWith(text: string, page: PageFile, visits: TextVisits): Label[] {
  const labels: Label[] = [];
  visits.page(page, (written, kind, path) => {
    if (kind !== "rich" && written === text) labels.push(labelAt(path, text, page));
  });
  return labels;
}

/** Whether a label is one by which a page says what it is about. */
export function tellsSubject({ slot }: Label): boolean {
  return /(?:eyebrow|alt|actions?\.label)$/.test(slot);
}

function labelAt(path: Path, text: string, page: PageFile): Label {
  const pointer = pointerOf(path);
  const within = valueAt(page, parentPointer(pointer)) as { href?: string; src?: string };
  return { text, pointer, slot: slotOf(path, page), href: within.href, src: within.src };
}

function typeAt({ blocks }: PageFile, at: number): string {
  const block = blocks[at];
  return block === undefined || isUse(block) ? "" : block.type;
}

function slotOf(path: Path, page: PageFile): string {
  const [first, at, ...rest] = path;
  const names = (first === "blocks" ? rest : path).filter((key) => typeof key === "string");
  const block = first === "blocks" ? typeAt(page, Number(at)) : "page";
  return [block, ...names].join(".");
}
