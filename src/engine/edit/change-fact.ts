import { isUse } from "../model/block.ts";
import { appendPointer } from "../model/pointer.ts";
import type { PageEntry, SiteIndex } from "../pipeline/index/site-index.ts";
import { assertValid } from "./assert-valid.ts";
import { changeJson } from "./edit.ts";
import type { EditableSite } from "./move-page.ts";
import { type Plan, PlanError } from "./plan.ts";

/** A fact with its new value. */
export interface FactChange {
  name: string;
  value: string;
}

/**
 * Plans a new value for a fact, which then stands wherever its token does.
 *
 * @throws {PlanError} when there is no such fact, or nothing would change
 */
export function planChangeFact({ site, textOf }: EditableSite, { name, value }: FactChange): Plan {
  const { index } = site;
  assertValid(index, index.siteFile);
  const { facts = {} } = index.site;
  const before = Object.hasOwn(facts, name) ? facts[name] : undefined;
  const text = textOf(index.siteFile);
  if (before === undefined || text === undefined)
    throw new PlanError(`There is no fact “${name}”.`);
  if (value.trim() === "" || value === before)
    throw new PlanError(`The fact “${name}” has this value already.`);
  const pointer = appendPointer("/facts", name);
  const token = `{facts.${name}}`;
  return {
    writes: new Map([[index.siteFile, changeJson(text, [{ pointer, value }])]]),
    renames: [],
    deletes: [],
    summary: [`Changed ${token} from ${before} to ${value}.`, shownOn(index, token)],
  };
}

/** On how many pages a token stands, shared blocks included. */
function shownOn(index: SiteIndex, token: string): string {
  const has = (value: unknown) => JSON.stringify(value).includes(token);
  const shared = [...index.shared.values()].filter(({ block }) => has(block));
  const names = new Set(shared.map(({ name }) => name));
  const shows = ({ page }: PageEntry) =>
    has(page) || page.blocks.some((block) => isUse(block) && names.has(block.use));
  const count = [...index.pages.values()].filter(shows).length;
  if (count === 0) return "No page shows it yet.";
  return count === 1 ? "One page shows it." : `${count} pages show it.`;
}
