import { createHash } from "node:crypto";
import { applyPlan } from "../../engine/edit/apply-plan.ts";
import { planChangeFact } from "../../engine/edit/change-fact.ts";
import { planRemoveFact, planRenameFact } from "../../engine/edit/fact-names.ts";
import { planMove } from "../../engine/edit/move-page.ts";
import { planNewPage } from "../../engine/edit/new-page.ts";
import { type Plan, PlanError } from "../../engine/edit/plan.ts";
import { readTemplates } from "../../engine/edit/read-templates.ts";
import { planRedirects } from "../../engine/edit/redirects.ts";
import { planRemove } from "../../engine/edit/remove-page.ts";
import { planReplaceMedia } from "../../engine/edit/replace-media.ts";
import { planFromTemplate } from "../../engine/edit/template.ts";
import { planTranslation } from "../../engine/edit/translate-page.ts";
import { routeOfFile } from "../../engine/model/route.ts";
import { slashed } from "../../engine/pipeline/read.ts";
import type { Command, PlanAnswer, RedirectChange } from "../contract/answers.ts";
import { siteFileKind } from "../contract/site-files.ts";
import type { StudioContext } from "./context.ts";
import { editableSite } from "./editable-site.ts";
import { type Input, optionalTextOf, textOf } from "./input.ts";
import { withoutLocations } from "./plan-words.ts";
import { RequestError } from "./request-error.ts";
import { confine } from "./within.ts";

/** Says what a command would do, or why it cannot be done. Nothing happens. */
export function planCommand(context: StudioContext, input: Input): PlanAnswer {
  const command = commandOf(input);
  try {
    const plan = planFor(context, command);
    assertSaved(context, plan);
    return {
      outcome: "possible",
      summary: plan.summary,
      files: filesOf(plan).map((file) => below(context, file)),
      opens: opensAfter(context, plan, command),
      id: idOf(plan),
    };
  } catch (cause) {
    if (cause instanceof PlanError) {
      const message = withoutLocations(cause.message, context.folders.pages);
      return { outcome: "rejected", message };
    }
    throw cause;
  }
}

/** Applies a command, when it would still do what its user has seen. */
export async function applyCommand(context: StudioContext, input: Input): Promise<PlanAnswer> {
  await context.site.refresh();
  const answer = planCommand(context, input);
  if (answer.outcome === "rejected") return answer;
  if (answer.id !== textOf(input, "id"))
    throw new RequestError(
      409,
      "The site has changed since then. Look once more at what will happen.",
    );
  const plan = planFor(context, commandOf(input));
  for (const file of filesOf(plan)) confine(context.folders.pages, file);
  applyPlan(plan, context.folders.pages);
  context.histories.move(
    plan.renames.map(({ from, to }) => ({ from: below(context, from), to: below(context, to) })),
  );
  await context.site.refresh();
  return answer;
}

function commandOf(input: Input): Command {
  const command = textOf(input, "command");
  switch (command) {
    case "new":
      return {
        command,
        route: textOf(input, "route"),
        title: textOf(input, "title"),
        like: optionalTextOf(input, "like"),
      };
    case "new-of-kind":
      return {
        command,
        kind: textOf(input, "kind"),
        name: textOf(input, "name"),
        in: optionalTextOf(input, "in"),
      };
    case "translate":
      return { command, route: textOf(input, "route"), language: textOf(input, "language") };
    case "move":
      return { command, from: textOf(input, "from"), to: textOf(input, "to") };
    case "remove":
      return { command, route: textOf(input, "route"), to: optionalTextOf(input, "to") };
    case "change-fact":
      return { command, name: textOf(input, "name"), value: textOf(input, "value") };
    case "replace-media":
      return { command, from: textOf(input, "from"), to: textOf(input, "to") };
    case "rename-fact":
      return { command, name: textOf(input, "name"), to: textOf(input, "to") };
    case "redirects":
      return { command, changes: changesOf(input) };
    case "remove-fact":
      return { command, name: textOf(input, "name") };
    default:
      throw new RequestError(400, "The studio cannot do that.");
  }
}

/** @throws {RequestError} for what is no list of old addresses */
export function changesOf({ changes }: Input): RedirectChange[] {
  const isChange = (one: unknown): one is RedirectChange =>
    typeof one === "object" &&
    one !== null &&
    typeof Reflect.get(one, "from") === "string" &&
    ["string", "undefined"].includes(typeof Reflect.get(one, "to"));
  if (Array.isArray(changes) && changes.every(isChange)) return changes;
  throw new RequestError(400, "The request is not understood.");
}

function planFor(context: StudioContext, command: Command): Plan {
  const editable = editableSite(context);
  if (command.command === "new") return planNewPage(editable, command);
  if (command.command === "new-of-kind") {
    const today = new Date().toISOString().slice(0, 10);
    return planFromTemplate(editable, readTemplates(editable.pages), { ...command, today });
  }
  if (command.command === "translate")
    return planTranslation(editable, command.route, command.language);
  if (command.command === "change-fact") return planChangeFact(editable, command);
  if (command.command === "replace-media")
    return planReplaceMedia(editable, command.from, command.to);
  if (command.command === "rename-fact") return planRenameFact(editable, command);
  if (command.command === "redirects") return planRedirects(editable, command.changes);
  if (command.command === "remove-fact") return planRemoveFact(editable, command.name);
  return command.command === "move"
    ? planMove(editable, command.from, command.to)
    : planRemove(editable, command.route, command.to);
}

/**
 * Unsaved work belongs to a file as it is: a command that changes the file waits for it.
 *
 * @throws {PlanError} naming the pages
 */
function assertSaved(context: StudioContext, plan: Plan): void {
  const touched = new Set(filesOf(plan).map((file) => below(context, file)));
  const unsaved = context.copies.list().filter((path) => touched.has(path));
  if (unsaved.length === 0) return;
  throw new PlanError(
    `There are unsaved changes on ${unsaved.map(nameOf).join(", ")}. Save them first, or throw them away.`,
  );
}

/** What people call a file that is edited. */
function nameOf(path: string): string {
  return siteFileKind(path) ? "what holds for the whole site" : routeOfFile(path);
}

function filesOf({ writes, renames, deletes }: Plan): string[] {
  const all = [...writes.keys(), ...renames.flatMap(({ from, to }) => [from, to]), ...deletes];
  return [...new Set(all)];
}

function below({ folders }: StudioContext, file: string): string {
  return file.slice(slashed(folders.pages).length + 1);
}

/** The page to show afterwards. */
function opensAfter(context: StudioContext, plan: Plan, command: Command): string | undefined {
  const file = fileAfter(plan, command, (file) => below(context, file));
  return file && below(context, file);
}

function fileAfter(
  { writes, renames, route }: Plan & { route?: string },
  command: Command,
  pathOf: (file: string) => string,
): string | undefined {
  if (command.command === "new" || command.command === "translate") return [...writes.keys()][0];
  // The page above may have been made or changed as well.
  if (command.command === "new-of-kind")
    return [...writes.keys()].find((file) => routeOfFile(pathOf(file)) === route);
  if (command.command !== "move") return undefined;
  const before = [`${command.from}.json`, `${command.from}/index.json`];
  return renames.find(({ from }) => before.includes(`/${pathOf(from)}`))?.to;
}

function idOf({ writes, renames, deletes }: Plan): string {
  const text = JSON.stringify([[...writes], renames, deletes]);
  return createHash("sha256").update(text).digest("hex");
}
