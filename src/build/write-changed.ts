import { mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a text file unless it holds the text already. A second name of the earlier file keeps its text. */
export function writeChanged(file: string, text: string): void {
  const before = textOf(file);
  if (before === text) return;
  if (before === undefined) mkdirSync(dirname(file), { recursive: true });
  else unlinkSync(file);
  writeFileSync(file, text);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
