import type { ViteUserConfig } from "vitest/config";
import all from "./vitest.config.ts";

/** The folders whose tests have to notice what `npm run mutate` breaks, with commas between. */
const folders = (process.env.MUTATE_TESTS ?? "src").split(",");

/** Not merged: lists would be joined, and all tests run. */
const config: ViteUserConfig = {
  ...all,
  test: { ...all.test, include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`) },
};

export default config;
