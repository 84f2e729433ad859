import { rmSync } from "node:fs";
import { expect } from "@playwright/test";

/** Removes a folder that a program may still write to for a moment. */
export async function removeFolder(folder: string): Promise<void> {
  await expect(() => rmSync(folder, { recursive: true, force: true })).toPass();
}
