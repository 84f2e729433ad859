import { appendPointer, valueAt } from "../../model/pointer.ts";
import { sameValue } from "../../model/same-value.ts";
import { memoize } from "../../pipeline/memoize.ts";
import { type FieldLookup, hasRole, namesWith } from "../../pipeline/schema/field-lookup.ts";
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
      const pointer = pointerOf(path);
      const fields = lookup.fieldsAt(root, appendPointer(pointer, 0));
      const [question] = namesWith(fields, "question");
      if (question !== undefined) addQuestions(list, { list: pointer, field: question }, findings);
      else if (!hasRole(lookup.fieldAt(root, pointer), "answers"))
        findings.repeated.push(
          ...repeatedIn(list)
            .map((at) => appendPointer(pointer, at))
            .filter((entry) => !hasAnchor(lookup, root, entry)),
        );
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

/** The numbers of entries that are the same as an earlier one. */
function repeatedIn(list: object[]): number[] {
  return list.flatMap((entry, at) =>
    list.slice(0, at).some((before) => sameValue(entry, before)) ? [at] : [],
  );
}

/** Whether an entry has an anchor: then it is the anchor that is reported. */
function hasAnchor(lookup: FieldLookup, root: object, pointer: string): boolean {
  const entry = Object(valueAt(root, pointer));
  const fields = Object.entries(lookup.fieldsAt(root, pointer));
  return fields.some(([name, { $ref }]) => $ref?.endsWith("/Anchor") && Object.hasOwn(entry, name));
}
