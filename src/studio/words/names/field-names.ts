import { isUse, WITH } from "../../../engine/model/block.ts";
import { isIndex, pointerKeys } from "../../../engine/model/pointer.ts";
import type { Overview } from "../../contract/answers.ts";
import type { EditedPage, Field } from "../../contract/field.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { LANGUAGE, say } from "../words/say.ts";
import { formOf, typeLabel, wordsOf } from "./block-labels.ts";
import { fileFields } from "./file-fields.ts";
import { shownBlock } from "./shared-part.ts";
import { blocksOf } from "./values.ts";

/** What fields of a page are named by: its form, and its blocks as they are now. */
export interface NamedPage {
  path: string;
  page: EditedPage;
  overview: Overview;
  /** Whether the value is there no more, so that another entry may have its number. */
  isGone?: boolean;
}

/** What people call a value of a page: "the heading of Prices", "entry 2 of FAQ", "FAQ". */
export function nameOfValue(pointer: string, named: NamedPage): string {
  const { block, field } = namesOf(pointer, named);
  if (field === "") return block === "" ? say("state.thePage") : block;
  return block === "" ? field : say("state.fieldOf", { field, part: block });
}

/** The names of a value: that of its block, and that of its field; either may be empty. */
export function namesOf(
  pointer: string,
  { path, page, overview, isGone = false }: NamedPage,
): { block: string; field: string } {
  const [first, at, ...rest] = pointerKeys(pointer);
  if (first !== "blocks" || siteFileKind(path)) {
    const fields = fileFields(path, page, overview);
    return { block: "", field: fieldName(fields, pointerKeys(pointer), isGone) };
  }
  if (at === undefined) return { block: "", field: say("state.order") };
  const block = blocksOf(page)[Number(at)];
  if (!block) return { block: say("state.aPart"), field: "" };
  const name = blockName(page, Number(at), overview);
  if (!isUse(block) || rest[0] !== WITH)
    return { block: name, field: fieldName(formOf(block, overview)?.fields, rest, isGone) };
  const shown = shownBlock(block, overview);
  const [, ...keys] = rest;
  const field =
    keys.length === 0
      ? say("state.ownFields")
      : fieldName(shown && formOf(shown, overview)?.fields, keys, isGone);
  return { block: name, field };
}

/** What people call a block: its kind, and its words where the page has several of that kind. */
export function blockName(page: EditedPage, at: number, overview: Overview): string {
  const blocks = blocksOf(page);
  const block = blocks[at];
  if (!block) return say("state.aPart");
  const label = typeLabel(block, overview);
  const twins = blocks.filter((other) => typeLabel(other, overview) === label);
  const words = wordsOf(block, overview);
  return twins.length > 1 && words !== "" ? say("state.partNamed", { part: label, words }) : label;
}

/** The name of a field, with the entry of a list that it stands in. */
function fieldName(
  fields: Record<string, Field> | undefined,
  keys: string[],
  isGone: boolean,
): string {
  const names: string[] = [];
  let group = fields;
  let field: Field | undefined;
  for (const [at, key] of keys.entries()) {
    const isLast = at === keys.length - 1;
    field = field ? within(field, key) : group?.[key];
    group = undefined;
    if (isIndex(key))
      names.unshift(
        isGone && isLast ? say("state.anEntry") : say("state.entry", { number: Number(key) + 1 }),
      );
    else if (field?.kind !== "list" || isLast)
      names.unshift(say("state.theField", { field: small(field?.label ?? wordsOfKey(key)) }));
  }
  const [inner = "", outer] = names;
  return outer === undefined ? inner : say("state.fieldOf", { field: inner, part: outer });
}

/** The field within another one that a key leads to. */
function within(field: Field, key: string): Field | undefined {
  if (field.kind === "list") return field.item;
  if (field.kind === "group") return field.fields[key];
  if (field.kind === "named") return { ...field.item, label: wordsOfKey(key) };
  if (field.kind === "menu")
    return { kind: "group", label: say("state.entryLabel"), fields: entryFields(field) };
  if (field.kind === "variant")
    return field.options.map(({ fields }) => fields[key]).find((one) => one !== undefined);
  if (field.kind !== "either") return undefined;
  return field.options.map((option) => within(option, key)).find((one) => one !== undefined);
}

/** Of a link and of a group: in words they are entries of a menu alike. */
function entryFields({ link, group }: Field & { kind: "menu" }): Record<string, Field> {
  const links: Field = {
    kind: "list",
    label: say("state.linksLabel"),
    least: 0,
    item: linkField(link),
  };
  return { ...link, ...group, links };
}

function linkField(fields: Record<string, Field>): Field {
  return { kind: "group", label: say("state.linkLabel"), fields };
}

/** A label within a sentence. Names in capitals stay as they are, and other languages than English quote labels. */
function small(label: string): string {
  if (LANGUAGE !== "en") return label;
  return /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A name for people from one in the data. */
function wordsOfKey(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
}
