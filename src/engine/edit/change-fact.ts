import { appendPointer } from "../model/pointer.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { assertValid } from "./assert-valid.ts";
import { changeJson } from "./edit.ts";
import type { EditableSite } from "./move-page.ts";
import { type Plan, PlanError } from "./plan.ts";
import { usageOf } from "./usage.ts";

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
    summary: [`Changed ${token} from ${before} to ${value}.`, shownOn(site, name)],
  };
}

/** On how many pages a fact stands. */
function shownOn(site: CheckedSite, name: string): string {
  const count = usageOf(site).tokens.get(`facts.${name}`)?.length ?? 0;
  if (count === 0) return "No page shows it yet.";
  return count === 1 ? "One page shows it." : `${count} pages show it.`;
}
