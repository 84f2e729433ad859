import { DrawingError } from "./drawing-error.ts";

const DOCTYPE = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/i;
const DECLARATION = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]{0,500})"|'([^'<&%]{0,500})')\s*>/g;
/** Drawing programs name a few namespaces; more text than this is no abbreviation. */
const LONGEST = 2_000_000;

/**
 * Writes out the abbreviations that some drawing programs declare at the beginning of a file. Only plain
 * words may stand for others: an entity that holds markup or other entities can grow without end.
 *
 * @throws {DrawingError} when the file declares anything else
 */
export function writeOutEntities(text: string): string {
  const [doctype, declared = ""] = DOCTYPE.exec(text) ?? [];
  const values = new Map<string, string>();
  const rest = declared.replace(DECLARATION, (_, name, double, single) => {
    values.set(name, double ?? single ?? "");
    return "";
  });
  const written = doctype === undefined ? text : text.replace(doctype, () => "");
  if (rest.trim() !== "" || /<!ENTITY/i.test(written)) throw new DrawingError("entities");
  const plain = written.replace(/&([\w.-]+);/g, (mark, name) => values.get(name) ?? mark);
  if (values.size > 0 && plain.length > LONGEST) throw new DrawingError("entities");
  return plain;
}
