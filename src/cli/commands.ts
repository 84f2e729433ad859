import type { Command } from "./command.ts";

/** A command that is loaded when it is called: most need only a part of the engine. */
export interface CommandEntry {
  summary: string;
  /** Whether it works on the engine's own sources, which an installed package does not have. */
  isForSources?: boolean;
  /** Whether another command starts it, and nobody calls it. */
  isInternal?: boolean;
  load(): Promise<Command>;
}

export const COMMANDS: ReadonlyMap<string, CommandEntry> = new Map<string, CommandEntry>([
  [
    "init",
    {
      summary: "makes a site in an empty folder: --brand says its name",
      load: async () => (await import("./init.ts")).init,
    },
  ],
  [
    "start",
    {
      summary: "serves the site with live editing",
      load: async () => (await import("./start.ts")).start,
    },
  ],
  [
    "studio",
    {
      summary: "serves the studio for several people, who sign in",
      load: async () => (await import("./studio.ts")).studio,
    },
  ],
  [
    "check",
    {
      summary: "finds everything that is wrong with the pages",
      load: async () => (await import("./check.ts")).check,
    },
  ],
  [
    "build",
    {
      summary: "checks the pages and writes the site",
      load: async () => (await import("./build.ts")).build,
    },
  ],
  [
    "merge",
    {
      summary: "puts the parts of a site together that were built with --step pages",
      load: async () => (await import("./merge.ts")).merge,
    },
  ],
  [
    "preview",
    {
      summary: "serves the written site as production would",
      load: async () => (await import("./preview.ts")).preview,
    },
  ],
  [
    "hosting",
    {
      summary:
        "prints the rules of the built site for a host: nginx, caddy, vercel or s3; studio writes what runs the studio",
      load: async () => (await import("./hosting.ts")).hosting,
    },
  ],
  [
    "new",
    {
      summary: "makes a page; asks for what it needs to know in a terminal",
      load: async () => (await import("./authoring.ts")).newPage,
    },
  ],
  [
    "analyze",
    {
      summary: "shows what the browser's script consists of",
      isForSources: true,
      load: async () => (await import("./analyze.ts")).analyze,
    },
  ],
  [
    "move",
    {
      summary: "gives a page another path; links follow",
      load: async () => (await import("./authoring.ts")).movePage,
    },
  ],
  [
    "remove",
    {
      summary: "removes a page, never a link's target",
      load: async () => (await import("./authoring.ts")).removePage,
    },
  ],
  [
    "update",
    {
      summary: "installs a version of the engine and brings the site's files to it",
      load: async () => (await import("./update.ts")).update,
    },
  ],
  [
    "schema",
    {
      summary:
        "writes the schemas from the types (--check compares, --live writes only the lists for editors)",
      load: async () => (await import("./schema.ts")).schema,
    },
  ],
  [
    "docs",
    {
      summary: "writes the pages of rules, blocks and fields (--check compares)",
      isForSources: true,
      load: async () => (await import("./docs.ts")).docs,
    },
  ],
  [
    "next-change",
    {
      summary: "prints when something goes live or ends next, for a job that builds the site then",
      load: async () => (await import("./next-change.ts")).nextChangeOfSite,
    },
  ],
  [
    "addresses",
    {
      summary: "adds new pages to the ledger of published addresses",
      load: async () => (await import("./addresses.ts")).addresses,
    },
  ],
  [
    "publish-work",
    {
      summary: "checks and builds for those who publish",
      isInternal: true,
      load: async () => (await import("./publish-work.ts")).publishWork,
    },
  ],
]);
