import { copyFileSync, linkSync } from "node:fs";

/**
 * Puts a file of the cache into the output: as a second name of the same file where the disk allows
 * it, which costs neither time nor room, else as a copy.
 */
export function placeFile(cached: string, target: string): void {
  try {
    linkSync(cached, target);
  } catch {
    copyFileSync(cached, target);
  }
}
