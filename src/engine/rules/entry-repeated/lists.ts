import { sameValue } from "../../model/same-value.ts";
import { memoize } from "../../pipeline/memoize.ts";
import { type Path, pointerOf } from "../../pipeline/texts/visit-texts.ts";

/** What rules want to know of the lists of a file. */
export interface ListFindings {
  /** Pointers to entries that are the same as an earlier one of their list. */
  repeated: string[];
  questions: ListedQuestion[];
}

/** A question with the pointer to its list and its number there. */
export interface ListedQuestion {
  text: string;
  list: string;
  at: number;
}

/** Looks through the lists of a value whose entries have fields, once for all rules. */
export const inspectLists = memoize((root: object): ListFindings => {
  const findings: ListFindings = { repeated: [], questions: [] };
  visitLists(root, [], (list, path) => {
    if ("question" in (list[0] ?? {})) addQuestions(list, path, findings);
    else addRepeated(list, path, findings);
  });
  return findings;
});

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

function addQuestions(list: object[], path: Path, { questions }: ListFindings): void {
  const pointer = pointerOf(path);
  for (let at = 0; at < list.length; at += 1) {
    const text = (list[at] as { question?: unknown }).question;
    if (typeof text === "string") questions.push({ text, list: pointer, at });
  }
}

/** Entries without a name are answers, as the cells of a row are, and may be equal. Those with different names are not compared any further. */
function addRepeated(list: object[], path: Path, { repeated }: ListFindings): void {
  for (let at = 1; at < list.length; at += 1) {
    if (nameOf(list[at]) === undefined) continue;
    for (let before = 0; before < at; before += 1) {
      if (nameOf(list[at]) !== nameOf(list[before])) continue;
      if (!sameValue(list[at], list[before])) continue;
      repeated.push(pointerOf([...path, at]));
      break;
    }
  }
}

function nameOf(entry: object | undefined): unknown {
  const fields = entry as Record<string, unknown>;
  return (
    fields.title ??
    fields.label ??
    fields.head ??
    fields.href ??
    fields.name ??
    fields.value ??
    fields.type ??
    fields.use
  );
}
