import { gt, lte } from "semver";
import { SITE_FILE } from "../../pipeline/kinds.ts";
import { changeJson } from "../edit.ts";
import { PlanError } from "../plan.ts";
import { changeValues } from "./change-values.ts";
import type { Decision, MigratedDocument, Migration } from "./migration.ts";

/** A file of the site. */
export interface SiteDocument {
  /** Path from the folder that pages and templates lie in. */
  path: string;
  kind: MigratedDocument["kind"];
  text: string;
}

/** What an update does to the files of a site; nothing has happened yet. */
export interface Update {
  /** The version that the files were written for; nothing where they do not say. */
  from: string | undefined;
  /** New texts by path. */
  writes: Map<string, string>;
  /** The migrations that change something, each with the paths of the files it changes. */
  steps: { migration: Migration; paths: string[] }[];
  /** What a person has to decide. */
  decisions: (Decision & { path: string })[];
}

/** Files that do not say their version are older than all that do. */
const OLDEST = "0.0.0";
const NOTE = "/page-engine/version";

/**
 * Plans the migrations that lie between the version of a site's files and that of the engine.
 *
 * @param documents all files with JSON
 * @param to the version of the engine
 * @throws {PlanError} when a file is no JSON, or the files are written for a later engine
 */
export function planUpdate(
  documents: SiteDocument[],
  to: string,
  migrations: readonly Migration[],
): Update {
  const siteFile = documents.find(({ kind }) => kind === "site");
  if (!siteFile) throw new PlanError(`There is no ${SITE_FILE} in the folder of the pages.`);
  assertReadable(documents);
  const from = versionOf(siteFile.text);
  if (gt(from ?? OLDEST, to))
    throw new PlanError(
      `The files of this site are written for version ${from} of the engine, and this is version ${to}. Install the later one: page-engine update ${from}.`,
    );
  const update: Update = { from, writes: new Map(), steps: [], decisions: [] };
  const due = migrations.filter(({ version }) => gt(version, from ?? OLDEST) && lte(version, to));
  for (const migration of due) step(update, documents, migration);
  if (from !== to)
    update.writes.set(
      siteFile.path,
      changeJson(textOf(update, siteFile), [{ pointer: NOTE, value: to }]),
    );
  return update;
}

/** Makes one migration on top of those before it. */
function step(update: Update, documents: SiteDocument[], migration: Migration): void {
  const paths: string[] = [];
  for (const document of documents) {
    const text = textOf(update, document);
    const { kind, path } = document;
    const { changes, decisions } = migration.migrate({ kind, value: JSON.parse(text) });
    update.decisions.push(...decisions.map((decision) => ({ ...decision, path })));
    if (changes.length === 0) continue;
    update.writes.set(path, changeValues(text, changes));
    paths.push(path);
  }
  if (paths.length > 0) update.steps.push({ migration, paths });
}

function textOf({ writes }: Update, { path, text }: SiteDocument): string {
  return writes.get(path) ?? text;
}

function versionOf(text: string): string | undefined {
  const note = (JSON.parse(text) as { "page-engine"?: { version?: unknown } })["page-engine"];
  return typeof note?.version === "string" ? note.version : undefined;
}

function assertReadable(documents: SiteDocument[]): void {
  const broken = documents.filter(({ text }) => !isJson(text)).map(({ path }) => path);
  if (broken.length > 0)
    throw new PlanError(
      `These files cannot be read as JSON, so nothing was changed: ${broken.join(", ")}. \`page-engine check\` says what is wrong in them.`,
    );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
