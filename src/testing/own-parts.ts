import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { engineFor } from "../cli/engine.ts";
import { foldersOf } from "./build-folder.ts";
import { type ExaminedFiles, examineFolder, type SiteFiles } from "./examine-files.ts";
import { writeBeside } from "./rule-cases.ts";

/** A block, a rule, two providers and a file of the theme, as a site has them beside its pages. */
export const OWN_PARTS = "e2e/fixtures/own-parts";

/** The example site with parts of its own, in a new folder. */
export function writeWithParts(files: SiteFiles = {}): string {
  const folder = writeBeside(files);
  cpSync(OWN_PARTS, folder, { recursive: true });
  return folder;
}

/** Examines a site with what it has of its own. */
export async function examineWithParts(folder: string): Promise<ExaminedFiles> {
  return examineFolder(folder, { engine: await engineFor(foldersOf(folder)) });
}

/** Changes a part's file, which has to have what is replaced. */
export function changePart(folder: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), "utf8");
  if (!text.includes(from)) throw new Error(`${path} does not have ${from}.`);
  writeFileSync(join(folder, path), text.replace(from, to));
}
