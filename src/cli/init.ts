import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { changeJson } from "../engine/edit/edit.ts";
import { loadEngine } from "../engine/pipeline/engine.ts";
import { SITE_FILE, STRINGS_FILE } from "../engine/pipeline/kinds.ts";
import { hasStrings } from "../engine/pipeline/strings/site-strings.ts";
import { writeWhole } from "../engine/pipeline/write-whole.ts";
import { readFlags, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { DEFINITIONS } from "./definitions.ts";
import { writeEditorFiles } from "./editor-files.ts";
import { ENGINE_VERSION, foldersFrom, ROOT } from "./folders.ts";
import { SCRIPTS } from "./init/project-files.ts";
import { siteFiles } from "./init/site-files.ts";
import { stringsFile } from "./init/strings-file.ts";
import { CI_HOSTS, hostOfRemote, WORKFLOWS, type Workflow } from "./init/workflows.ts";

const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;

/**
 * Makes a site in a folder with a package.json: `init --brand "Name" --language de --ci gitlab --blank`. Where a site is, `--language it`
 * alone starts the file with the words of that language.
 */
export const init: Command = {
  async run(args) {
    const project = resolve(".");
    const flags = readFlags(withCiHost(args, project), {
      brand: { type: "string" },
      language: { type: "string" },
      ci: { type: "string" },
      blank: { type: "boolean" },
    });
    if (flags.brand === undefined && flags.language !== undefined && hasSite(project))
      return startStrings(project, readLanguage(flags.language));
    const brand = readBrand(flags.brand);
    const language = readLanguage(flags.language);
    assertNoSite(project);
    const files = siteFiles(join(ROOT, "starter", flags.blank ? "blank" : "full"), {
      brand,
      language,
      version: ENGINE_VERSION,
      schemaFolder: loadEngine({ root: ROOT, definitions: DEFINITIONS }).schemaFolder,
      ...(flags.ci !== undefined && { workflow: readWorkflow(flags.ci) }),
    });
    const kept = [...files].filter(([path, text]) => !writeNew(join(project, path), text));
    const scripts = addScripts(join(project, "package.json"));
    await writeEditorFiles(foldersFrom({}));
    process.stdout.write(report([...files.keys()], new Set(kept.map(([path]) => path)), scripts));
    if (!language.startsWith("en"))
      process.stdout.write(
        `The language of the site is ${language}. The texts of its pages are English for now.\n`,
      );
    if (!hasStrings(DEFINITIONS.strings, language)) startStrings(project, language);
    process.stdout.write(
      "Next: run `npm start` and open http://localhost:5173, or http://localhost:5173/studio to edit the pages there.\n",
    );
    return 0;
  },
};

/** `--ci` alone stands for the host that the remote of the project names. */
function withCiHost(args: readonly string[], project: string): string[] {
  return args.map((arg, at) => {
    const isAlone = arg === "--ci" && (args[at + 1] ?? "--").startsWith("--");
    return isAlone ? `--ci=${hostOfRemote(project)}` : arg;
  });
}

function readWorkflow(name: string): Workflow {
  const host = CI_HOSTS.find((known) => known === name);
  if (host) return WORKFLOWS[host];
  throw new UsageError(`There is no workflow for "${name}"; there are ${CI_HOSTS.join(", ")}.`);
}

function hasSite(project: string): boolean {
  return existsSync(join(project, "pages", SITE_FILE));
}

/** Starts the file with the words of a language that the engine has none in. */
function startStrings(project: string, language: string): number {
  if (hasStrings(DEFINITIONS.strings, language)) {
    process.stdout.write(
      `The engine has its words in ${language} already. Write "language": "${language}" into pages/${SITE_FILE}.\n`,
    );
    return 0;
  }
  const file = join(project, "pages", STRINGS_FILE);
  const { schemaFolder } = loadEngine({ root: ROOT, definitions: DEFINITIONS });
  if (!writeNew(file, stringsFile(DEFINITIONS.strings, schemaFolder)))
    throw new UsageError(
      `There is a file pages/${STRINGS_FILE} already, and nothing in it is changed.`,
    );
  process.stdout.write(
    `Made pages/${STRINGS_FILE} with the words of menus, forms and lists in English. Write them in ${language}; \`npm run check\` says which are left.\n`,
  );
  return 0;
}

function readBrand(brand = ""): string {
  if (brand.trim() === "")
    throw new UsageError(
      'Say what the site is called, for example: page-engine init --brand "Name".',
    );
  return brand.trim();
}

function readLanguage(language = "en-US"): string {
  if (!LANGUAGE.test(language))
    throw new UsageError(
      `"${language}" is no language that pages can be in: write a short tag, for example en-US or de.`,
    );
  return language;
}

function assertNoSite(project: string): void {
  if (!existsSync(join(project, "package.json")))
    throw new UsageError("There is no package.json here. Run `npm init -y` first.");
  for (const name of ["pages", "media", "templates"])
    if (existsSync(join(project, name)))
      throw new UsageError(
        `There is a folder ${name} already, and nothing in it is changed. Make the site in an empty folder.`,
      );
}

/** @returns whether it was written: a file that is there stays as it is */
function writeNew(file: string, content: string | Uint8Array): boolean {
  if (existsSync(file)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: "wx" });
  return true;
}

/**
 * Adds the scripts of a site, and leaves those that are there.
 *
 * @returns names of those that were there and do something else
 */
function addScripts(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  const missing = Object.entries(SCRIPTS).filter(([name]) => scripts[name] === undefined);
  const merged = { ...scripts, ...Object.fromEntries(missing) };
  writeWhole(file, changeJson(text, [{ pointer: "/scripts", value: merged }]));
  return Object.keys(SCRIPTS).filter((name) => merged[name] !== SCRIPTS[name]);
}

function report(paths: string[], kept: ReadonlySet<string>, otherScripts: string[]): string {
  const made = paths.filter((path) => !kept.has(path));
  const count = (folder: string) => made.filter((path) => path.startsWith(`${folder}/`)).length;
  const lines = [
    ...["pages", "media", "templates"].map((name) => `Made ${name}/ with ${count(name)} files.`),
    ...made
      .filter((path) => !/^(pages|media|templates)\//.test(path))
      .map((path) => `Made ${path}.`),
    "Added the scripts of a site to package.json.",
    ...[...kept].map((path) => `${path} was there already and stays as it is.`),
    ...otherScripts.map(
      (name) =>
        `The script "${name}" was there already and stays as it is; that of a site is "${SCRIPTS[name]}".`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}
