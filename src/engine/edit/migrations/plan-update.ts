import { posix } from "node:path";
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

/** The files of a site that an update knows of. */
export interface SiteFiles {
  /** All files with JSON. */
  documents: SiteDocument[];
  /** Paths of files that it does not read, and never writes over. */
  others: string[];
}

/** What an update does to the files of a site; nothing has happened yet. */
export interface Update {
  /** The version that the files were written for; nothing where they do not say. */
  from: string | undefined;
  /** New texts by the path that the file has before. */
  writes: Map<string, string>;
  /** Files that get another path. */
  renames: { from: string; to: string }[];
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
 * @param to the version of the engine
 * @throws {PlanError} when a file is no JSON, or the files are written for a later engine
 */
export function planUpdate(files: SiteFiles, to: string, migrations: readonly Migration[]): Update {
  const { documents } = files;
  const siteFile = documents.find(({ kind }) => kind === "site");
  if (!siteFile) throw new PlanError(`There is no ${SITE_FILE} in the folder of the pages.`);
  assertReadable(documents);
  const from = versionOf(siteFile.text);
  if (gt(from ?? OLDEST, to))
    throw new PlanError(
      `The files of this site are written for version ${from} of the engine, and this is version ${to}. Install the later one: page-engine update ${from}.`,
    );
  const update: Update = { from, writes: new Map(), renames: [], steps: [], decisions: [] };
  const due = migrations.filter(({ version }) => gt(version, from ?? OLDEST) && lte(version, to));
  for (const migration of due) step(update, files, migration);
  if (from !== to)
    update.writes.set(
      siteFile.path,
      changeJson(textOf(update, siteFile), [{ pointer: NOTE, value: to }]),
    );
  return update;
}

/** Makes one migration on top of those before it. */
function step(update: Update, files: SiteFiles, migration: Migration): void {
  const paths = files.documents
    .filter((document) => migrateOne(update, { files, document, migration }))
    .map(({ path }) => path);
  if (paths.length > 0) update.steps.push({ migration, paths });
}

/** @returns whether the file becomes another */
function migrateOne(
  update: Update,
  {
    files,
    document,
    migration,
  }: { files: SiteFiles; document: SiteDocument; migration: Migration },
): boolean {
  const { kind, path } = document;
  if (update.renames.some(({ from }) => from === path)) return false;
  const text = textOf(update, document);
  const { changes, decisions, renamed } = migration.migrate({ kind, value: JSON.parse(text) });
  update.decisions.push(...decisions.map((decision) => ({ ...decision, path })));
  if (renamed) return rename(update, files, { path, ...renamed });
  if (changes.length > 0) update.writes.set(path, changeValues(text, changes));
  return changes.length > 0;
}

/** A file never takes the path of another. */
function rename(
  update: Update,
  files: SiteFiles,
  { path, name, text }: { path: string; name: string; text: string },
): boolean {
  const to = posix.join(posix.dirname(path), name);
  const isTaken =
    files.others.includes(to) ||
    files.documents.some((document) => document.path === to) ||
    update.renames.some((other) => other.to === to);
  if (isTaken) {
    const message = `This file would become ${to}, which another file is. Put what it says there, or give it another name, and delete this one.`;
    update.decisions.push({ path, pointer: "", message });
    return false;
  }
  update.writes.set(path, text);
  update.renames.push({ from: path, to });
  return true;
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
