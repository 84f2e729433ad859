import type { ViteUserConfig } from "vitest/config";
import all from "./vitest.config.ts";

/** The folders and files whose tests have to notice what `npm run mutate` breaks, with commas between. */
const named = (process.env.MUTATE_TESTS ?? "src").split(",");

/** Tests of very long texts, and of very many: they take minutes once everything that is run is counted. */
const LONG = [
  "src/engine/pipeline/parse/{hostile,limits}.test.ts",
  "src/engine/rules/planted/**",
  // Each compiles a part of a site of its own.
  "src/engine/rules/own-part/**",
  "src/engine/edit/sequences.test.ts",
  // Who runs it cannot be changed in a thread.
  "src/engine/rules/unreadable.test.ts",
  "src/engine/output/{agreement,small-sites}.test.ts",
];

/** Not merged: lists would be joined, and all tests run. */
const config: ViteUserConfig = {
  ...all,
  test: {
    ...all.test,
    // Each file by itself: what a broken line has left in a module must not meet the next one.
    projects: undefined,
    include: named.map((path) => (path.endsWith(".ts") ? path : `${path}/**/*.test.{ts,tsx}`)),
    exclude: ["node_modules/**", ...LONG],
  },
};

export default config;
