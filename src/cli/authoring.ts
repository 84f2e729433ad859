import { relative } from "node:path";
import { parseArgs } from "node:util";
import { applyPlan, finishInterrupted } from "../engine/edit/apply-plan.ts";
import { assertValid } from "../engine/edit/assert-valid.ts";
import { type EditableSite, planMove } from "../engine/edit/move-page.ts";
import { planNewPage } from "../engine/edit/new-page.ts";
import type { Plan } from "../engine/edit/plan.ts";
import { PlanError } from "../engine/edit/plan.ts";
import { readTemplates } from "../engine/edit/read-templates.ts";
import { planRemove } from "../engine/edit/remove-page.ts";
import { planFromTemplate } from "../engine/edit/template.ts";
import { planTranslation } from "../engine/edit/translate-page.ts";
import { examineSite } from "../engine/pipeline/examine.ts";
import { type Folders, isPagePath } from "../engine/pipeline/load.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { listFolder, slashed } from "../engine/pipeline/read.ts";
import { copiesOnDisk } from "../studio/server/copies/copies-on-disk.ts";
import { moveCopies } from "../studio/server/copies/move-copies.ts";
import { historiesOnDisk } from "../studio/server/history/page-histories.ts";
import { UsageError } from "./arguments.ts";
import { askForPage } from "./ask-for-page.ts";
import type { Command } from "./command.ts";
import { writeEditorFiles } from "./editor-files.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom, overridesFromEnvironment } from "./folders.ts";
import { createProgress } from "./progress.ts";

const FLAGS = {
  pages: { type: "string" },
  media: { type: "string" },
  title: { type: "string" },
  like: { type: "string" },
  to: { type: "string" },
  "redirect-to": { type: "string" },
  kind: { type: "string" },
  name: { type: "string" },
  in: { type: "string" },
  translate: { type: "string" },
} as const;

type Flags = { [Name in keyof typeof FLAGS]?: string };

const IN_FILES =
  'In its file, what is to be written stands in {fill: …}, and `npm run check` says where. Take "hidden" out when it is ready.';

/**
 * Makes a page: `new /path --title "Title" --like /other/page`, of a kind: `new --kind shop --in Lisbon --name Harbor`, or in
 * another language: `new --translate /path es`.
 */
export const newPage = authoringCommand(
  { paths: ["path"], asks: true, inFiles: IN_FILES },
  async (editable, [route], flags) => {
    if (flags.translate !== undefined) {
      if (route === undefined)
        throw new UsageError("Say into which language: new --translate /path es.");
      return planTranslation(editable, flags.translate, route);
    }
    if (route !== undefined) return planNewPage(editable, { ...flags, route });
    const templates = readTemplates(editable.pages);
    if (templates.size === 0)
      throw new PlanError(
        "This site has no templates. Give the new page a path: npm run new -- /path.",
      );
    const wanted = await askForPage({ templates, given: flags, site: editable });
    return planFromTemplate(editable, templates, wanted);
  },
);

/** Moves a page with its links: `move /old /new`. */
export const movePage = authoringCommand(
  { paths: ["old path", "new path"] },
  (editable, [from = "", to = ""]) => planMove(editable, from, to),
);

/** Removes a page: `remove /path --to /other`. */
export const removePage = authoringCommand({ paths: ["path"] }, (editable, [route = ""], flags) =>
  planRemove(editable, route, flags["redirect-to"] ?? flags.to),
);

/** How a command is called. */
interface Usage {
  /** Names of the paths that it takes. */
  paths: string[];
  /** Whether it asks for what to do when it is given no path. */
  asks?: boolean;
  /** How to go on without the studio. */
  inFiles?: string;
}

function authoringCommand(
  usage: Usage,
  plan: (site: EditableSite, paths: string[], flags: Flags) => Plan | Promise<Plan>,
): Command {
  return {
    async run(args) {
      const { paths, flags } = readPaths(args, usage);
      const folders = foldersFrom(flags);
      finishInterrupted(folders.pages);
      const progress = createProgress(process.stderr);
      const editable = await progress.during(`Reading ${pagesIn(folders.pages)}`, () =>
        readEditable(folders),
      );
      const planned = await plan(editable, paths, flags);
      await progress.during("Writing", () => {
        applyPlan(planned, folders.pages);
        const moves = planned.renames.map(belowOf(folders.pages));
        moveCopies(copiesOnDisk(folders.pages), moves);
        historiesOnDisk(folders.pages).move(moves);
      });
      await progress.during("Listing pages and pictures for editors", () =>
        writeEditorFiles(folders),
      );
      process.stdout.write(`${[...planned.summary, usage.inFiles ?? []].flat().join("\n")}\n`);
      return 0;
    },
  };
}

/** @throws {PlanError} when the site file has mistakes */
async function readEditable(folders: Folders): Promise<EditableSite> {
  const engine = await engineFor(folders);
  const { site, loaded } = await examineSite({
    ...engine,
    folders,
    urls: ORIGINAL_URLS,
    overrides: overridesFromEnvironment(process.env),
  });
  assertValid(site.index, site.index.siteFile);
  return {
    pages: folders.pages,
    cwd: process.cwd(),
    schemaFolder: engine.schemaFolder,
    site,
    textOf: loaded.textOf,
  };
}

/** Paths of files as the studio knows them. */
function belowOf(pages: string) {
  const below = (file: string) => slashed(relative(pages, file));
  return ({ from, to }: Plan["renames"][number]) => ({ from: below(from), to: below(to) });
}

/** How many pages there are, in words. */
function pagesIn(folder: string): string {
  const count = listFolder(folder).files.filter(isPagePath).length;
  return count === 1 ? "1 page" : `${count} pages`;
}

function readPaths(
  args: string[],
  { paths, asks = false }: Usage,
): { paths: string[]; flags: Flags } {
  const usage = `This command takes: ${paths.map((name) => `<${name}>`).join(" ")} ${Object.keys(
    FLAGS,
  )
    .map((name) => `[--${name} …]`)
    .join(" ")}`;
  try {
    const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true });
    if (positionals.length === paths.length || (positionals.length === 0 && asks))
      return { paths: positionals, flags: values };
  } catch (cause) {
    throw new UsageError(usage, { cause });
  }
  throw new UsageError(usage);
}
