import { isMap, isScalar, type Node, parseDocument, type YAMLError } from "yaml";
import type { Issue } from "../../../engine/model/issue.ts";

/** A field of front matter, with where its name and its value stand in the file. */
export interface YamlField {
  name: string;
  value: unknown;
  at: NonNullable<Issue["span"]>;
  valueAt: NonNullable<Issue["span"]>;
}

/** A part of a file that is written in YAML. */
export interface YamlPart {
  file: string;
  text: string;
  /** Where it begins in the file. */
  offset: number;
}

/**
 * Reads the fields of front matter. References from one value to another are not read: front matter needs
 * none, and some grow without end.
 *
 * @returns no fields where it cannot be read at all
 */
export function readYaml(part: YamlPart): { fields?: YamlField[]; issues: Issue[] } {
  const document = parseDocument(part.text, { prettyErrors: false, uniqueKeys: true });
  const [broken] = document.errors;
  if (broken) return { issues: [notYaml(part, broken)] };
  const { contents } = document;
  if (contents === null) return { fields: [], issues: [] };
  if (!isMap(contents)) return { issues: [noFields(part)] };
  const fields = contents.items.map(({ key, value }): YamlField => {
    const at = spanOf(key, part);
    return {
      name: isScalar(key) ? String(key.value) : "",
      value: plain(value),
      at,
      valueAt: value ? spanOf(value, part) : at,
    };
  });
  return { fields, issues: [] };
}

/** A value of texts, numbers and one level of names; anything else is passed on as it is, to be refused. */
function plain(value: unknown): unknown {
  if (isScalar(value)) return value.value;
  if (!isMap(value)) return value;
  return Object.fromEntries(
    value.items.map(({ key, value: inner }) => [
      isScalar(key) ? String(key.value) : "",
      isScalar(inner) ? inner.value : inner,
    ]),
  );
}

function spanOf(node: unknown, { offset }: YamlPart): NonNullable<Issue["span"]> {
  const [start, end] = (node as Node | null)?.range ?? [0, 0];
  return { offset: offset + start, length: end - start };
}

function notYaml({ file, offset, text }: YamlPart, { message, pos, code }: YAMLError): Issue {
  const [start] = pos;
  const length = /^[^\s:]*/.exec(text.slice(start))?.[0].length ?? 0;
  const span = { offset: offset + start, length };
  if (code === "DUPLICATE_KEY")
    return {
      rule: "json-duplicate-key",
      message: "A field of the front matter is given twice.",
      hint: "Keep one of the two.",
      file,
      pointer: "",
      span,
    };
  return {
    rule: "schema-format",
    message: `The front matter cannot be read: ${message.replace(/\.$/, "")}.`,
    hint: 'Write one "name: value" on each line. A value with a colon or a quotation mark in it stands in quotation marks.',
    file,
    pointer: "",
    span,
  };
}

function noFields({ file, offset, text }: YamlPart): Issue {
  return {
    rule: "schema-format",
    message: "The front matter has no fields.",
    hint: 'Write one "name: value" on each line, for example "title: What to ask".',
    file,
    pointer: "",
    span: { offset, length: text.trimEnd().length },
  };
}
