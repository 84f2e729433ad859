import { existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readStudioFile } from "../engine/pipeline/studio-file.ts";
import { writeWhole } from "../engine/pipeline/write-whole.ts";
import { studioFiles } from "../team/hosting/studio-files.ts";
import { readFlags, readPort, UsageError } from "./arguments.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom, PROJECT, ROOT } from "./folders.ts";

/** The address that is shown where none is known yet. */
const EXAMPLE = "https://studio.example.com";

/** Writes what a machine needs to run the studio of a team, beside the site. */
export async function writeStudioHosting(args: string[]): Promise<number> {
  const flags = readFlags(args, {
    pages: { type: "string" },
    out: { type: "string" },
    port: { type: "string" },
  });
  const folders = foldersFrom(flags);
  const { value } = readStudioFile(folders, await engineFor(folders));
  const out = resolve(flags.out ?? "hosting");
  const targets = (value?.publish ?? []).filter((target) => target.to === "folder");
  const files = studioFiles({
    origin: process.env.STUDIO_URL || value?.url || EXAMPLE,
    folder: dirname(folders.pages),
    command: [process.execPath, program()],
    port: readPort(flags.port ?? "8080"),
    published: targets.map(({ path }) => resolve(dirname(folders.pages), path)),
    usesSudo: targets.some(({ reload }) => reload?.[0] === "sudo"),
  });
  const there = files.filter(({ name }) => existsSync(join(out, name)));
  if (there.length > 0)
    throw new UsageError(
      `${there.map(({ name }) => join(out, name)).join(", ")}: written already. Name another folder with --out, or move what is there.`,
    );
  mkdirSync(out, { recursive: true });
  for (const { name, text } of files) writeWhole(join(out, name), text);
  process.stdout.write(
    `Written to ${out}: ${files.map(({ name }) => name).join(", ")}. docs/team.md says what to do with them.\n`,
  );
  return 0;
}

function program(): string {
  return join(ROOT, PROJECT === ROOT ? "scripts/cli.mjs" : "bin/page-engine.mjs");
}
