import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { applyPlan, finishInterrupted } from "../engine/edit/apply-plan.ts";
import { lineDiff } from "../engine/edit/line-diff.ts";
import { MIGRATIONS } from "../engine/edit/migrations/migrations.ts";
import { planUpdate, type Update } from "../engine/edit/migrations/plan-update.ts";
import {
  type DocumentFolders,
  MIGRATED,
  readDocuments,
} from "../engine/edit/migrations/read-documents.ts";
import type { Plan } from "../engine/edit/plan.ts";
import { UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { ENGINE_VERSION, foldersFrom, PACKAGE, PROJECT } from "./folders.ts";
import { openTemporaryFolder } from "./temporary-folder.ts";

const FLAGS = {
  pages: { type: "string" },
  "dry-run": { type: "boolean" },
} as const;

/**
 * Brings a site to a version of the engine: `update 1.2.0`, `update latest`, `update ../engine.tgz`, or `update` alone for
 * the engine that is installed. With `--dry-run` it is only shown what would change.
 */
export const update: Command = {
  async run(args) {
    const { target, pages, isDry } = readArguments(args);
    const folders = foldersFrom({ pages });
    const beside = (name: string) => resolve(folders.pages, "..", name);
    const documents: DocumentFolders = {
      pages: folders.pages,
      templates: beside("templates"),
      patterns: beside("patterns"),
    };
    for (const folder of Object.values(documents))
      if (existsSync(folder)) finishInterrupted(folder);
    if (target === undefined) return migrate(documents, isDry);
    // What no version could migrate is reported before anything is installed.
    planUpdate(readDocuments(documents), ENGINE_VERSION, []);
    const flags = ["--pages", folders.pages, ...(isDry ? ["--dry-run"] : [])];
    if (!isDry) return withEngine(PROJECT, target, flags);
    const { folder, remove } = openTemporaryFolder();
    try {
      writeFileSync(join(folder, "package.json"), "{}\n");
      return withEngine(folder, target, flags);
    } finally {
      remove();
    }
  },
};

function migrate(folders: DocumentFolders, isDry: boolean): number {
  const files = readDocuments(folders);
  const planned = planUpdate(files, ENGINE_VERSION, MIGRATIONS);
  const before = isDry ? new Map(files.documents.map(({ path, text }) => [path, text])) : undefined;
  process.stdout.write(`${[...planInWords(planned, before)].join("\n")}\n`);
  if (!isDry) apply(planned, folders);
  return 0;
}

/** Pages come last: as long as the pages do not say the new version, the same update can be made again. */
function apply({ writes, renames }: Update, folders: DocumentFolders): void {
  for (const name of MIGRATED) {
    const isBelow = (path: string) => path.startsWith(`${name}/`);
    const onDisk = (path: string) => join(folders[name], path.slice(name.length + 1));
    const below = [...writes].filter(([path]) => isBelow(path));
    if (below.length === 0) continue;
    const plan: Plan = {
      writes: new Map(below.map(([path, text]) => [onDisk(path), text])),
      renames: renames
        .filter(({ from }) => isBelow(from))
        .map(({ from, to }) => ({ from: onDisk(from), to: onDisk(to) })),
      deletes: [],
      summary: [],
    };
    applyPlan(plan, folders[name]);
  }
}

/** @param before texts by path, where the changed lines are wanted */
function* planInWords(
  { from, steps, writes, renames, decisions }: Update,
  before?: ReadonlyMap<string, string>,
): Generator<string> {
  if (writes.size === 0) yield `The files are those of version ${ENGINE_VERSION} already.`;
  else yield `From version ${from ?? "before 1.0.0"} to ${ENGINE_VERSION} of the engine:`;
  for (const { migration, paths } of steps)
    yield `${migration.summary} (${paths.length === 1 ? "1 file" : `${paths.length} files`})`;
  for (const [path, text] of writes) {
    const renamed = renames.find((rename) => rename.from === path);
    yield renamed ? `${path} → ${renamed.to}` : path;
    if (before) yield* lineDiff(before.get(path) ?? "", text);
  }
  if (decisions.length > 0) yield "\nWhat a person has to decide:";
  for (const { path, pointer, message } of decisions) yield `  ${path} ${pointer}: ${message}`;
}

/**
 * Installs an engine, and lets it do the rest: only that one knows its migrations.
 *
 * @returns its exit status
 * @throws {UsageError} when it cannot be installed
 */
function withEngine(project: string, target: string, flags: string[]): number {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["install", "--save-exact", "--no-audit", "--no-fund", "--prefer-offline"];
  const { status } = spawnSync(npm, [...args, specifierOf(target)], {
    cwd: project,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0)
    throw new UsageError(
      `${target} could not be installed, and the site stays as it was. Name a version, such as 1.2.0 or latest, or the path of a package.`,
    );
  const program = join(project, "node_modules", PACKAGE, "bin/page-engine.mjs");
  const done = spawnSync(process.execPath, [program, "update", ...flags], { stdio: "inherit" });
  return done.status ?? 1;
}

/** A file is named by its path; everything else is a version. */
function specifierOf(target: string): string {
  return existsSync(target) ? resolve(target) : `${PACKAGE}@${target}`;
}

function readArguments(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options: FLAGS, allowPositionals: true });
    const [target, ...others] = positionals;
    if (others.length > 0) throw new Error("too many");
    return { target, pages: values.pages, isDry: values["dry-run"] ?? false };
  } catch (cause) {
    throw new UsageError(
      "This command takes: [a version or the path of a package] [--dry-run] [--pages …]",
      { cause },
    );
  }
}
