import { copyFileSync, linkSync, rmSync, statSync } from "node:fs";

/**
 * Puts a file of the cache into the output: as a second name of the same file where the disk allows
 * it, which costs neither time nor room, else as a copy.
 */
export function linkOrCopy(cached: string, target: string): void {
  const there = statSync(target, { throwIfNoEntry: false });
  if (there?.ino === statSync(cached).ino) return;
  rmSync(target, { force: true });
  try {
    linkSync(cached, target);
  } catch {
    copyFileSync(cached, target);
  }
}
