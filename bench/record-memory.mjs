/** Writes the most memory a program has taken, in kilobytes, to the file named in the environment. */
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.BENCH_MEMORY_FILE;
if (isMainThread && file)
  process.on("exit", () => writeFileSync(file, `${process.resourceUsage().maxRSS}`));
