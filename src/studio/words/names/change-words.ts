import type { Change } from "../../../engine/model/merge/changes-between.ts";
import { changesBetween } from "../../../engine/model/merge/changes-between.ts";
import { parentPointer } from "../../../engine/model/pointer.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { Say } from "../words.ts";
import { blockName, nameOfValue } from "./field-names.ts";
import type { Naming } from "./naming.ts";

/** At most so many differences are named one by one. */
const MAX_NAMED = 3;

/** A page before and after somebody has changed it. */
export interface ChangedPage {
  path: string;
  before: EditedPage;
  after: EditedPage;
}

/** What was changed on a page, without who: "changed the heading of Prices and added FAQ". Nothing where it is the same. */
export function changesInWords(changed: ChangedPage, naming: Naming): string {
  const shown = shortened(deedsOf(changed, naming), (count, { verb }) => ({
    verb,
    name: more(count, naming),
  }));
  return listed(withVerbs(shown, naming.say), naming);
}

/**
 * The same, with where it was changed: "changed the heading of Prices on Houston".
 *
 * @param page what people call the page; nothing for a file for the whole site
 * @returns nothing where more was changed than can be named one by one
 */
export function fewChangesInWords(changed: ChangedPage, naming: Naming, page?: string): string {
  const { say } = naming;
  const deeds = deedsOf(changed, naming);
  if (deeds.length === 0 || deeds.length > MAX_NAMED) return "";
  if (page === undefined) return listed(withVerbs(deeds, say), naming);
  const isOfPage = deeds.every(({ verb }) => verb === "hid" || verb === "showed");
  if (isOfPage)
    return listed(
      withVerbs(
        deeds.map(({ verb }) => ({ verb, name: page })),
        say,
      ),
      naming,
    );
  return say("state.onPage", { deeds: listed(withVerbs(deeds, say), naming), page });
}

/** Something that was done. */
interface Deed {
  verb: Verb;
  name: string;
}

/** What was done, each once, by verbs. */
function deedsOf(changed: ChangedPage, naming: Naming): Deed[] {
  const done = new Map<Verb, Set<string>>();
  for (const change of changesBetween(changed.before, changed.after)) {
    const { verb, name } = deed(change, changed, naming);
    done.set(verb, (done.get(verb) ?? new Set()).add(name));
  }
  return [...done].flatMap(([verb, names]) => [...names].map((name) => ({ verb, name })));
}

/** Each verb stands once for all that it is true of: before the first in some languages, after the last in others. */
function withVerbs(deeds: Deed[], say: Say): string[] {
  return deeds.map(({ verb, name }, at) => {
    const first = deeds[at - 1]?.verb === verb ? name : say(`state.${verb}First`, { name });
    return deeds[at + 1]?.verb === verb ? first : say(`state.${verb}Last`, { name: first });
  });
}

/** The names of what differs between two states of a page: "the heading of Prices and the text of FAQ". */
export function changedNames(changed: ChangedPage, naming: Naming): string {
  const all = changesBetween(changed.before, changed.after);
  const names = [...new Set(all.map((change) => deed(change, changed, naming).name))];
  return listed(
    shortened(names, (count) => more(count, naming)),
    naming,
  );
}

type Verb = Change["kind"] | "hid" | "showed";

function deed(change: Change, { path, before, after }: ChangedPage, naming: Naming): Deed {
  if (change.pointer === "/hidden")
    return { verb: change.after === true ? "hid" : "showed", name: naming.say("state.thePage") };
  return { verb: change.kind, name: nameOf(change, { path, before, after }, naming) };
}

/** What was removed is named as it was before; everything else as it is now. */
function nameOf(
  { kind, pointer }: Change,
  { path, before, after }: ChangedPage,
  naming: Naming,
): string {
  const isBlock = parentPointer(pointer) === "/blocks";
  if (kind !== "removed" || !isBlock)
    return nameOfValue(pointer, { path, page: after, naming, isGone: kind === "removed" });
  const at = Number(pointer.slice(pointer.lastIndexOf("/") + 1));
  return blocksOf(before)[at] ? blockName(before, at, naming) : naming.say("state.aPart");
}

/**
 * The first of some; the others are counted.
 *
 * @param rest makes what stands for the others
 */
function shortened<Item>(items: Item[], rest: (count: number, last: Item) => Item): Item[] {
  const shown = items.slice(0, MAX_NAMED);
  const last = shown.at(-1);
  const count = items.length - shown.length;
  return count === 0 || !last ? shown : [...shown, rest(count, last)];
}

function more(count: number, { say }: Naming): string {
  return say("state.more", { count });
}

/** Names as a sentence lists them. */
function listed(names: string[], { language }: Naming): string {
  return new Intl.ListFormat(language).format(names);
}
