import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { startDevServer } from "../engine/dev/dev-server.ts";
import { finishInterrupted } from "../engine/edit/apply-plan.ts";
import { editAddressOf } from "../studio/server/edit-address.ts";
import { createStudio } from "../studio/server/studio.ts";
import { readFlags, readPort } from "./arguments.ts";
import type { Command } from "./command.ts";
import { DEFINITIONS } from "./definitions.ts";
import { saveEditorFiles } from "./editor-files.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom, overridesFromEnvironment, ROOT } from "./folders.ts";
import { createOwnDesk } from "./publishing/own-desk.ts";

export const start: Command = {
  async run(args) {
    const flags = readFlags(args, {
      pages: { type: "string" },
      media: { type: "string" },
      port: { type: "string" },
    });
    const folders = foldersFrom(flags);
    finishInterrupted(folders.pages);
    const print = createPrinter();
    const server = await startDevServer({
      root: ROOT,
      cwd: process.cwd(),
      definitions: DEFINITIONS,
      loadEngine: (before) => engineFor(folders, before),
      folders,
      overrides: overridesFromEnvironment(process.env),
      port: readPort(flags.port ?? process.env.PORT ?? "5173"),
      editAddressOf: (issue) => editAddressOf(folders.pages, issue),
      extend: ({ vite, site, access }) =>
        createStudio({
          ...{ root: ROOT, definitions: DEFINITIONS, folders, vite, site, access },
          publishing: createOwnDesk(folders, () => engineFor(folders)),
        }),
      onRead: (site) => {
        print(site.problems());
        const examined = site.examined();
        if (examined) saveEditorFiles(folders, examined.engine, examined.site);
      },
    });
    const { port } = server.address() as AddressInfo;
    process.stdout.write(
      `The site: http://localhost:${port}\nTo edit its pages: http://localhost:${port}/studio\n`,
    );
    await once(server, "close");
    return 0;
  },
};

/** Prints problems when they have changed. */
function createPrinter(): (problems: string[]) => void {
  let shown = "";
  return (problems) => {
    const text = problems.join("\n\n");
    if (text === shown) return;
    shown = text;
    process.stdout.write(text === "" ? "No problems left.\n" : `\n${text}\n\n`);
  };
}
