import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { originOf } from "../engine/model/origin.ts";
import type { Protected } from "../engine/output/output-target.ts";
import { installedPackages } from "../engine/pipeline/installed-packages.ts";
import type { Folders, Overrides } from "../engine/pipeline/load.ts";
import { OWN_FOLDERS } from "../engine/pipeline/own-parts.ts";
import { UsageError } from "./arguments.ts";
import { openCache } from "./cache.ts";

/** Where results are kept between runs, below the folder of the project. */
const CACHE = "node_modules/.cache/page-engine";

const PROGRAM_LENGTH = 16;

/** Folders of a project that people write, and those that its tools keep. */
const SOURCES = [
  ...["pages", "media", ...OWN_FOLDERS, "templates", "schema"],
  ...["src", ".git", "node_modules"],
];

/** The folder of the engine: the one with its `package.json`, above this file or what it was compiled to. */
export const ROOT = folderAbove(fileURLToPath(import.meta.url), "package.json");

/**
 * The folders of a site, as given by flags or in the working directory. Its media lie beside its pages,
 * as its templates and schemas do.
 *
 * @throws {UsageError} when there are no pages
 */
export function foldersFrom(flags: { pages?: string; media?: string }): Folders {
  const pages = resolve(flags.pages ?? "pages");
  if (!existsSync(pages))
    throw new UsageError(
      flags.pages === undefined
        ? `There is no site here: ${pages} is missing. Run \`npx page-engine init --brand "Name"\` to make one, or name the folder of its pages with --pages.`
        : `There is no folder ${pages}. Name the folder of the pages with --pages.`,
    );
  return {
    pages,
    media: resolve(flags.media ?? join(pages, "../media")),
    cache: cacheFolder(),
  };
}

const MANIFEST: { name: string; version: string } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
);

/** The name of the engine's package, and its version. */
export const PACKAGE = MANIFEST.name;
export const ENGINE_VERSION = MANIFEST.version;

/** Stands for the compiled program and what is installed for it; none while it is not compiled. */
export const PROGRAM = programAt(dirname(fileURLToPath(import.meta.url)));

/** The folder of the project: the engine's own, or the one that the engine is installed in. */
export const PROJECT = ROOT.split(`${sep}node_modules${sep}`, 1)[0] ?? ROOT;

/** The public modules of the package, for parts of a site's own: an installed engine has one compiled. */
export const MODULES: Readonly<Record<string, string>> = {
  [`${PACKAGE}/define`]: join(ROOT, PROJECT === ROOT ? "src/define.ts" : "lib/define.mjs"),
  [`${PACKAGE}/ui`]: join(ROOT, "src/theme/ui/index.ts"),
};

/** Where their types are declared. */
export const DECLARED: Readonly<Record<string, string>> = {
  [`${PACKAGE}/define`]: join(ROOT, PROJECT === ROOT ? "src/define.ts" : "lib/types/define.d.ts"),
};

/** All icons that the engine is given, below its folder. */
export const ICONS = "src/theme/icons/lucide.json";

/** Where editors look for what the pages of the project have: beside the schemas, or where an installed engine keeps its results. */
export const LIVE_LISTS =
  PROJECT === ROOT
    ? join(ROOT, "schema/routes.schema.json")
    : join(PROJECT, CACHE, "schema/routes.schema.json");

/** What stands in the working directory and in the engine's, and is no output. */
export function protectedFolders(): Protected {
  const roots = [process.cwd(), PROJECT];
  return { roots, sources: roots.flatMap((root) => SOURCES.map((name) => join(root, name))) };
}

/**
 * Where results are kept between runs: below the project, or the folder that `PAGE_ENGINE_CACHE` names. What stands
 * against it is a note, never the end of a command.
 */
export function cacheFolder(): string {
  const named = process.env.PAGE_ENGINE_CACHE;
  const folder = named ? resolve(named) : join(PROJECT, CACHE);
  return openCache(folder, (text) => process.stderr.write(`${text}\n`));
}

/**
 * Settings of the environment that stand above the site file.
 *
 * @throws {UsageError} when one is no address
 */
export function overridesFromEnvironment(env: NodeJS.ProcessEnv): Overrides {
  return { url: address(env, "SITE_URL"), blogHost: address(env, "BLOG_HOST") };
}

/** The names of all parts of a program, which change with their content, stand in its entry. */
function programAt(folder: string): string | undefined {
  const entry = join(folder, "cli.mjs");
  if (!existsSync(entry)) return undefined;
  const hash = createHash("sha256").update(readFileSync(entry)).update(installedPackages(ROOT));
  return hash.digest("base64url").slice(0, PROGRAM_LENGTH);
}

/** @throws when no folder above has it, which no installation comes to */
function folderAbove(file: string, name: string): string {
  const folder = dirname(file);
  if (existsSync(join(folder, name))) return folder;
  if (folder === file) throw new Error(`There is no ${name} above this program.`);
  return folderAbove(folder, name);
}

function address(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (value === undefined || value === "") return undefined;
  const origin = originOf(value);
  if (origin === undefined)
    throw new UsageError(
      `${name} is ${JSON.stringify(value)}; write an address without a path, such as https://www.example.com.`,
    );
  return origin;
}
