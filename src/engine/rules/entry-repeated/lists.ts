import { valueAt } from "../../model/pointer.ts";
import { sameValue } from "../../model/same-value.ts";
import { memoize } from "../../pipeline/memoize.ts";
import { type FieldLookup, hasRole } from "../../pipeline/schema/field-lookup.ts";
import { type Path, pointerOf } from "../../pipeline/texts/visit-texts.ts";

/** What rules want to know of the lists of a file. */
export interface ListFindings {
  /** Pointers to entries that are the same as an earlier one of their list. */
  repeated: string[];
  questions: ListedQuestion[];
}

/** A question with the pointer to its list, its number there, and the name of its field. */
export interface ListedQuestion {
  text: string;
  list: string;
  at: number;
  field: string;
}

/**
 * Looks through the lists of a value whose entries have fields, once for all rules.
 *
 * @returns for the fields of a kind of value what its values hold
 */
export const inspectLists = memoize((lookup: FieldLookup) =>
  memoize((root: object): ListFindings => {
    const findings: ListFindings = { repeated: [], questions: [] };
    visitLists(root, [], (list, path) => {
      const field = questionIn(list, { lookup, root, path });
      if (field !== undefined) addQuestions(list, { list: pointerOf(path), field }, findings);
      else addRepeated(list, { lookup, root, path }, findings);
    });
    return findings;
  }),
);

/** Lists of texts are left out: they are mostly the lines of one. */
function visitLists(
  value: object,
  path: (string | number)[],
  onList: (list: object[], path: Path) => void,
): void {
  if (Array.isArray(value)) {
    if (typeof value[0] !== "object") return;
    if (value.length > 0) onList(value, path);
  }
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item !== "object" || item === null) continue;
    path.push(key);
    visitLists(item, path, onList);
    path.pop();
  }
}

function addQuestions(
  entries: object[],
  { list, field }: Pick<ListedQuestion, "list" | "field">,
  { questions }: ListFindings,
): void {
  for (const [at, entry] of entries.entries()) {
    const text = (entry as Record<string, unknown>)[field];
    if (typeof text === "string") questions.push({ text, list, field, at });
  }
}

/** A list in its file. */
interface ListedAt {
  lookup: FieldLookup;
  root: object;
  path: Path;
}

/** The field with the questions of a list; nothing for any other list. */
function questionIn([first]: object[], { lookup, root, path }: ListedAt): string | undefined {
  const names = lookup.namesOf("question").filter((name) => name in Object(first));
  if (names.length === 0) return undefined;
  const fields = lookup.fieldsAt(root, pointerOf([...path, 0]));
  return names.find((name) => hasRole(fields[name] ?? {}, "question"));
}

/** Lists of answers may say the same twice. */
function addRepeated(
  list: object[],
  { lookup, root, path }: ListedAt,
  { repeated }: ListFindings,
): void {
  const numbers = repeatedIn(list);
  if (numbers.length === 0 || hasRole(lookup.fieldAt(root, pointerOf(path)), "answers")) return;
  const pointers = numbers.map((at) => pointerOf([...path, at]));
  repeated.push(...pointers.filter((pointer) => !hasAnchor(lookup, root, pointer)));
}

/** The numbers of entries that are the same as an earlier one. */
function repeatedIn(list: object[]): number[] {
  const numbers: number[] = [];
  for (let at = 1; at < list.length; at += 1)
    for (let before = 0; before < at; before += 1) {
      if (!isSame(list[at], list[before])) continue;
      numbers.push(at);
      break;
    }
  return numbers;
}

/** Most entries differ in a text or a number of their own, and are not compared any further. */
function isSame(entry: unknown, other: unknown): boolean {
  for (const key in Object(entry)) {
    const value = (entry as Record<string, unknown>)[key];
    if (typeof value !== "object" && value !== Object(other)[key]) return false;
  }
  return sameValue(entry, other);
}

/** Whether an entry has an anchor: then it is the anchor that is reported. */
function hasAnchor(lookup: FieldLookup, root: object, pointer: string): boolean {
  const entry = Object(valueAt(root, pointer));
  const fields = Object.entries(lookup.fieldsAt(root, pointer));
  return fields.some(([name, { $ref }]) => $ref?.endsWith("/Anchor") && Object.hasOwn(entry, name));
}
