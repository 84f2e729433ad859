import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { docsPages } from "../engine/dev/docs/docs-pages.ts";
import { loadEngine } from "../engine/pipeline/engine.ts";
import { textIfReadable } from "../engine/pipeline/regular-file.ts";
import { readFlags } from "./arguments.ts";
import type { Command } from "./command.ts";
import { DEFINITIONS } from "./definitions.ts";
import { ROOT } from "./folders.ts";

export const docs: Command = {
  async run(args) {
    const flags = readFlags(args, { check: { type: "boolean" } });
    const stale = [...docsPages(ROOT, loadEngine({ root: ROOT, definitions: DEFINITIONS }))].filter(
      ([path, text]) => textIfReadable(join(ROOT, path)) !== text,
    );
    if (flags.check && stale.length > 0) {
      const paths = stale.map(([path]) => path).join(", ");
      process.stderr.write(`Out of date: ${paths}. Run \`npm run docs\` and commit the result.\n`);
      return 1;
    }
    for (const [path, text] of stale) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), text);
      process.stdout.write(`Written: ${path}\n`);
    }
    return 0;
  },
};
