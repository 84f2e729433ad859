import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A folder for this process alone. */
export interface TemporaryFolder {
  folder: string;
  /** Removes it before the process ends. */
  remove(): void;
}

/** Makes a folder that is removed when this process ends at the latest, also when somebody ends it. */
export function openTemporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(join(tmpdir(), "page-engine-"));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const ends = SIGNALS.map(
    (signal) => [signal, () => process.exit(128 + constants.signals[signal])] as const,
  );
  process.on("exit", clear);
  for (const [signal, end] of ends) process.once(signal, end);
  return {
    folder,
    remove() {
      clear();
      process.off("exit", clear);
      for (const [signal, end] of ends) process.off(signal, end);
    },
  };
}
