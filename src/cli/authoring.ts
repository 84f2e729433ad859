import { parseArgs } from "node:util";
import { carryOut } from "../authoring/carry-out.ts";
import { type EditableSite, planMove } from "../authoring/move-page.ts";
import { planNewPage } from "../authoring/new-page.ts";
import type { Plan } from "../authoring/plan.ts";
import { planRemove } from "../authoring/remove-page.ts";
import { loadEngine } from "../build/engine.ts";
import { examineSite } from "../checks/examine.ts";
import { ORIGINAL_URLS } from "../content/media/media-urls.ts";
import { UsageError } from "./arguments.ts";
import type { Command } from "./commands.ts";
import { writeLiveLists } from "./live-lists.ts";
import { foldersFrom, overridesFromEnvironment, ROOT } from "./places.ts";

const FLAGS = {
  pages: { type: "string" },
  media: { type: "string" },
  title: { type: "string" },
  like: { type: "string" },
  to: { type: "string" },
} as const;

type Flags = { [Name in keyof typeof FLAGS]?: string };

/** Makes a page: `new /path --title "Title" --like /other/page`. */
export const newPage = authoringCommand(["path"], (editable, [route = ""], { title, like }) =>
  planNewPage(editable.pages, editable.site.index, { route, title, like }),
);

/** Moves a page with its links: `move /old /new`. */
export const movePage = authoringCommand(
  ["old path", "new path"],
  (editable, [from = "", to = ""]) => planMove(editable, from, to),
);

/** Removes a page: `remove /path --to /other`. */
export const removePage = authoringCommand(["path"], (editable, [route = ""], { to }) =>
  planRemove(editable, route, to),
);

function authoringCommand(
  wanted: string[],
  plan: (site: EditableSite, paths: string[], flags: Flags) => Plan,
): Command {
  return {
    async run(args) {
      const { paths, flags } = readPaths(args, wanted);
      const folders = foldersFrom(flags);
      const examined = await examineSite({
        ...loadEngine(ROOT),
        folders,
        urls: ORIGINAL_URLS,
        overrides: overridesFromEnvironment(process.env),
      });
      if (!examined.site)
        throw new Error("The site file cannot be read. Run `npm run check` and mend it first.");
      const planned = plan(
        { pages: folders.pages, site: examined.site, textOf: examined.loaded.textOf },
        paths,
        flags,
      );
      carryOut(planned);
      await writeLiveLists(folders);
      process.stdout.write(`${planned.summary.join("\n")}\n`);
      return 0;
    },
  };
}

function readPaths(args: string[], wanted: string[]): { paths: string[]; flags: Flags } {
  const usage = `This command takes: ${wanted.map((name) => `<${name}>`).join(" ")} ${Object.keys(
    FLAGS,
  )
    .map((name) => `[--${name} …]`)
    .join(" ")}`;
  try {
    const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true });
    if (positionals.length === wanted.length) return { paths: positionals, flags: values };
  } catch (cause) {
    throw new UsageError(usage, { cause });
  }
  throw new UsageError(usage);
}
