import { rmSync, unlinkSync } from "node:fs";

/** Takes away what stands at the path of a file, so that a second name of it keeps its content. */
export function makeRoom(file: string): void {
  try {
    unlinkSync(file);
  } catch (cause) {
    // Else it is a folder, which somebody else has put there.
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT")
      rmSync(file, { recursive: true, force: true });
  }
}
