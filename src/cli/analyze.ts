import { analyzeBundle } from "../engine/output/analyze.ts";
import { readFlags } from "./arguments.ts";
import type { Command } from "./command.ts";
import { DEFINITIONS } from "./definitions.ts";
import { ROOT } from "./folders.ts";

/** Parts smaller than this are left out. */
const SMALLEST = 1000;

export const analyze: Command = {
  async run(args) {
    readFlags(args, {});
    for (const { name, bytes, compressed, parts } of await analyzeBundle(ROOT, DEFINITIONS)) {
      process.stdout.write(`\n${name}: ${kilobytes(bytes)}, compressed ${kilobytes(compressed)}\n`);
      for (const [part, size] of parts)
        if (size >= SMALLEST) process.stdout.write(`  ${kilobytes(size).padStart(9)}  ${part}\n`);
    }
    process.stdout.write("\nParts are measured before minifying.\n");
    return 0;
  },
};

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
