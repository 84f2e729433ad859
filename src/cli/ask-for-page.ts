import type { EditableSite } from "../engine/edit/move-page.ts";
import { PlanError } from "../engine/edit/plan.ts";
import { planFromTemplate, type Template, type Wanted } from "../engine/edit/template.ts";
import { slugOf } from "../engine/model/route.ts";
import { slugify } from "../engine/model/slug.ts";

/** What a page is asked for with. */
interface Asking {
  templates: ReadonlyMap<string, Template>;
  /** What the flags say. */
  given: { kind?: string; name?: string; in?: string };
  site: EditableSite;
}

/** Stands in a list for an answer that is not in it. */
const ANOTHER = "";

/**
 * Asks in the terminal for what the flags do not say.
 *
 * @throws {PlanError} when something is missing and nobody can be asked
 * @throws {Cancelled} when the author breaks off
 */
export async function askForPage({ templates, given, site }: Asking): Promise<Wanted> {
  const today = new Date().toISOString().slice(0, 10);
  const kind = given.kind ?? (await askForKind(templates));
  const template = templates.get(kind);
  // Planning refuses a kind that there is not.
  if (!template) return { kind, name: kind, today };
  const { ask } = template;
  const where = given.in ?? (ask.in && (await askWhere(ask.in, template, site)));
  const wanted = (name: string): Wanted => ({ kind, name, in: where, today });
  if (given.name !== undefined) return wanted(given.name);
  if (!canAsk()) throw new PlanError(`${ask.name} Say it with --name.`);
  const { writeText } = await import("./prompts.ts");
  const faultOf = (name: string) =>
    withoutName(name) ?? problemOf(() => planFromTemplate(site, templates, wanted(name)));
  return wanted(await writeText(ask.name, faultOf));
}

async function askForKind(templates: ReadonlyMap<string, Template>): Promise<string> {
  if (!canAsk())
    throw new PlanError(
      `Nobody can be asked here, because this is not a terminal. Say what to make with --kind (${[...templates.keys()].join(", ")}) and --name, or give the page an address: npm run new -- /path.`,
    );
  const { chooseOne } = await import("./prompts.ts");
  const choices = [...templates].map(([value, { label, path }]) => ({
    value,
    label: label.charAt(0).toUpperCase() + label.slice(1),
    hint: path.replaceAll(/<\w+>/g, "…"),
  }));
  return chooseOne("What do you want to make?", choices);
}

/** What the new page lies in: one of the pages that are there, or another one. */
async function askWhere(
  question: string,
  { path, parent }: Template,
  { site }: EditableSite,
): Promise<string> {
  if (!canAsk()) throw new PlanError(`${question} Say it with --in.`);
  const { findOne, writeText } = await import("./prompts.ts");
  const above = path.slice(0, path.indexOf("/<in>"));
  const there = (site.index.withHidden.children.get(above || "/") ?? []).map(({ route, page }) => ({
    value: slugOf(route),
    label: page.title,
  }));
  const others = parent === undefined ? [] : [{ value: ANOTHER, label: "Another one" }];
  const answer = there.length > 0 ? await findOne(question, [...there, ...others]) : ANOTHER;
  return answer === ANOTHER ? writeText("What is it called?", withoutName) : answer;
}

function withoutName(name: string): string | undefined {
  return slugify(name) === "" ? "Write a name with at least one letter or digit." : undefined;
}

/** What stands against a plan, in words. */
function problemOf(plan: () => unknown): string | undefined {
  try {
    plan();
    return undefined;
  } catch (cause) {
    if (cause instanceof PlanError) return cause.message;
    throw cause;
  }
}

function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}
