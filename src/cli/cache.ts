import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { constants as system, tmpdir } from "node:os";
import { join } from "node:path";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Opens the folder in which results are kept between runs. Where it cannot be written, for example in
 * another user's checkout, a temporary folder stands in: the command does everything again, and does it.
 *
 * @param folder which is made when it is not there
 * @param note is told in a full sentence when the folder cannot be used
 * @returns the folder to use in this run
 */
export function openCache(folder: string, note: (text: string) => void): string {
  const fault = faultOf(folder);
  if (fault === undefined) return folder;
  note(
    `The cache folder ${folder} cannot be written (${fault}), so this run keeps nothing for the next and takes longer. Give yourself the right to write there, or delete the folder.`,
  );
  return temporaryFolder();
}

/** What the system says against writing into a cache or one of its folders; nothing when all is well. */
function faultOf(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, "probe-")));
    for (const child of readdirSync(folder, { withFileTypes: true }))
      if (child.isDirectory())
        accessSync(join(folder, child.name), constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code ?? String(cause);
  }
}

/** A folder that is removed when this process ends, also when somebody ends it. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "page-engine-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of SIGNALS)
    process.once(signal, () => process.exit(128 + system.signals[signal]));
  return folder;
}
