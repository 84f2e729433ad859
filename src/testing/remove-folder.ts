import { rm } from "node:fs/promises";

/** Removes the folder of a server that has ended, or is about to: what it was asked for last may still be written. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
