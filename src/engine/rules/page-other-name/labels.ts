import { isUse } from "../../model/block.ts";
import type { PageFile } from "../../model/page-file.ts";
import { parentPointer, valueAt } from "../../model/pointer.ts";
import { fieldLookup, hasRole } from "../../pipeline/schema/field-lookup.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
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
  /** Whether it is one by which a page says what it is about. */
  tellsSubject: boolean;
}

/** The places of a text on a page. */
export function labelsWith(
  text: string,
  page: PageFile,
  { reader, schemas }: CheckedSite,
): Label[] {
  const labels: Label[] = [];
  const { fieldAt } = fieldLookup(schemas.page)("PageFile");
  reader.visits.page(page, (written, kind, path) => {
    if (kind === "rich" || written !== text) return;
    const label = labelAt(path, text, page);
    const tellsSubject = kind === "alt" || hasRole(fieldAt(page, label.pointer), "subject");
    labels.push({ ...label, tellsSubject });
  });
  return labels;
}

function labelAt(path: Path, text: string, page: PageFile): Omit<Label, "tellsSubject"> {
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
