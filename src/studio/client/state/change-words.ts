import type { Change } from "../../../engine/model/merge/changes-between.ts";
import { changesBetween } from "../../../engine/model/merge/changes-between.ts";
import { parentPointer } from "../../../engine/model/pointer.ts";
import type { Overview } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { blockName, nameOfValue } from "./field-names.ts";
import { blocksOf } from "./values.ts";

/** At most so many differences are named one by one. */
const MOST_NAMED = 3;

/** A page before and after somebody has changed it. */
export interface ChangedPage {
  path: string;
  before: EditedPage;
  after: EditedPage;
}

/** What was changed on a page, without who: "changed the heading of Prices and added FAQ". Nothing where it is the same. */
export function changesInWords(changed: ChangedPage, overview: Overview): string {
  const done = new Map<string, Set<string>>();
  for (const change of changesBetween(changed.before, changed.after)) {
    const { verb, name } = deed(change, changed, overview);
    done.set(verb, (done.get(verb) ?? new Set()).add(name));
  }
  const deeds = [...done].flatMap(([verb, names]) =>
    [...names].map((name, at) => (at === 0 ? `${verb} ${name}` : name)),
  );
  return listed(deeds);
}

/** The names of what differs between two states of a page: "the heading of Prices and the text of FAQ". */
export function changedNames(changed: ChangedPage, overview: Overview): string {
  const all = changesBetween(changed.before, changed.after);
  return listed([...new Set(all.map((change) => deed(change, changed, overview).name))]);
}

function deed(change: Change, { path, before, after }: ChangedPage, overview: Overview) {
  if (change.pointer === "/hidden")
    return { verb: change.after === true ? "hid" : "showed", name: "the page" };
  return { verb: change.kind, name: nameOf(change, { path, before, after }, overview) };
}

/** What was removed is named as it was before; everything else as it is now. */
function nameOf(
  { kind, pointer }: Change,
  { path, before, after }: ChangedPage,
  overview: Overview,
): string {
  const isBlock = parentPointer(pointer) === "/blocks";
  if (kind !== "removed" || !isBlock) {
    const name = nameOfValue(pointer, { path, page: after, overview });
    return kind === "removed" && /^entry \d/.test(name)
      ? name.replace(/^entry \d+/, "an entry")
      : name;
  }
  const at = Number(pointer.slice(pointer.lastIndexOf("/") + 1));
  return blocksOf(before)[at] ? blockName(before, at, overview) : "a part of the page";
}

/** Names as a sentence lists them; beyond some they are counted. */
function listed(names: string[]): string {
  const rest = names.length - MOST_NAMED;
  const shown = rest > 0 ? [...names.slice(0, MOST_NAMED), `${rest} more`] : names;
  if (shown.length < 2) return shown.join("");
  const last = shown.at(-1);
  return shown.length === 2 ? shown.join(" and ") : `${shown.slice(0, -1).join(", ")}, and ${last}`;
}
