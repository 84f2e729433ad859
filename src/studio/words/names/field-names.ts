import { isUse, WITH } from "../../../engine/model/block.ts";
import { isIndex, pointerKeys } from "../../../engine/model/pointer.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage, Field } from "../../contract/field.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import type { Language } from "../language.ts";
import type { Say } from "../words.ts";
import { formOf, typeLabel, wordsOf } from "./block-labels.ts";
import { fileFields } from "./file-fields.ts";
import type { Naming } from "./naming.ts";
import { shownBlock } from "./shown-block.ts";

/** What fields of a page are named by: its form, and its blocks as they are now. */
export interface NamedPage {
  path: string;
  page: EditedPage;
  naming: Naming;
  /** Whether the value is there no more, so that another entry may have its number. */
  isGone?: boolean;
}

/** What people call a value of a page: "the heading of Prices", "entry 2 of FAQ", "FAQ". */
export function nameOfValue(pointer: string, named: NamedPage): string {
  const { say } = named.naming;
  const { block, field } = namesOf(pointer, named);
  if (field === "") return block === "" ? say("state.thePage") : block;
  return block === "" ? field : say("state.fieldOf", { field, part: block });
}

/** The names of a value: that of its block, and that of its field; either may be empty. */
export function namesOf(
  pointer: string,
  { path, page, naming, isGone = false }: NamedPage,
): { block: string; field: string } {
  const { say } = naming;
  const nameOf = (fields: Record<string, Field> | undefined, keys: string[]) =>
    fieldName(fields, keys, { naming, isGone });
  const [first, at, ...rest] = pointerKeys(pointer);
  if (first !== "blocks" || siteFileKind(path)) {
    const fields = fileFields(path, page, naming);
    return { block: "", field: nameOf(fields, pointerKeys(pointer)) };
  }
  if (at === undefined) return { block: "", field: say("state.order") };
  const block = blocksOf(page)[Number(at)];
  if (!block) return { block: say("state.aPart"), field: "" };
  const name = blockName(page, Number(at), naming);
  if (!isUse(block) || rest[0] !== WITH)
    return { block: name, field: nameOf(formOf(block, naming)?.fields, rest) };
  const shown = shownBlock(block, naming);
  const [, ...keys] = rest;
  const field =
    keys.length === 0
      ? say("state.ownFields")
      : nameOf(shown && formOf(shown, naming)?.fields, keys);
  return { block: name, field };
}

/** What people call a block: its kind, and its words where the page has several of that kind. */
export function blockName(page: EditedPage, at: number, naming: Naming): string {
  const { say } = naming;
  const blocks = blocksOf(page);
  const block = blocks[at];
  if (!block) return say("state.aPart");
  const label = typeLabel(block, naming);
  const twins = blocks.filter((other) => typeLabel(other, naming) === label);
  const words = wordsOf(block, naming);
  return twins.length > 1 && words !== "" ? say("state.partNamed", { part: label, words }) : label;
}

/** The name of a field, with the entry of a list that it stands in. */
function fieldName(
  fields: Record<string, Field> | undefined,
  keys: string[],
  { naming, isGone }: { naming: Naming; isGone: boolean },
): string {
  const { say, language } = naming;
  const names: string[] = [];
  let group = fields;
  let field: Field | undefined;
  for (const [at, key] of keys.entries()) {
    const isLast = at === keys.length - 1;
    field = field ? within(field, key, say) : group?.[key];
    group = undefined;
    if (isIndex(key))
      names.unshift(
        isGone && isLast ? say("state.anEntry") : say("state.entry", { number: Number(key) + 1 }),
      );
    else if (field?.kind !== "list" || isLast)
      names.unshift(
        say("state.theField", { field: small(field?.label ?? wordsOfKey(key), language) }),
      );
  }
  const [inner = "", outer] = names;
  return outer === undefined ? inner : say("state.fieldOf", { field: inner, part: outer });
}

/** The field within another one that a key leads to. */
function within(field: Field, key: string, say: Say): Field | undefined {
  if (field.kind === "list") return field.item;
  if (field.kind === "group") return field.fields[key];
  if (field.kind === "named") return { ...field.item, label: wordsOfKey(key) };
  if (field.kind === "menu")
    return { kind: "group", label: say("state.entryLabel"), fields: entryFields(field, say) };
  if (field.kind === "variant")
    return field.options.map(({ fields }) => fields[key]).find((one) => one !== undefined);
  if (field.kind !== "either") return undefined;
  return field.options.map((option) => within(option, key, say)).find((one) => one !== undefined);
}

/** Of a link and of a group: in words they are entries of a menu alike. */
function entryFields({ link, group }: Field & { kind: "menu" }, say: Say): Record<string, Field> {
  const links: Field = {
    kind: "list",
    label: say("state.linksLabel"),
    least: 0,
    item: { kind: "group", label: say("state.linkLabel"), fields: link },
  };
  return { ...link, ...group, links };
}

/** A label within a sentence. Names in capitals stay as they are, and other languages than English quote labels. */
function small(label: string, language: Language): string {
  if (language !== "en") return label;
  return /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** A name for people from one in the data. */
function wordsOfKey(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
}
