import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { CLIENT } from "./src/cli/client-sources.ts";
import { MODULES } from "./src/cli/folders.ts";
import { viteConfig } from "./src/engine/output/vite-config.ts";
import { NO_PARTS } from "./src/engine/pipeline/own-parts.ts";
import { flakyReporter } from "./src/testing/flaky-reporter.ts";
import { openRunFolder, removeAtEnd } from "./src/testing/run-folder.ts";

// Before Vitest starts the processes that take the folder over.
openRunFolder();

const {
  plugins = [],
  css,
  publicDir,
} = await viteConfig({
  root: resolve("."),
  definitions: { client: CLIENT, modules: MODULES },
  own: () => NO_PARTS.client,
});

const TESTS = "**/*.test.{ts,tsx}";
const RULES = "src/engine/rules";

export default defineConfig({
  publicDir,
  css,
  plugins: [
    ...plugins,
    {
      name: "vitest-folder",
      // Vitest makes its own folder before it reads this file, and leaves it there when it is stopped.
      configureVitest: ({ project }) => removeAtEnd(project.tmpDir),
    },
  ],
  test: {
    projects: [
      {
        extends: true,
        // A worker keeps the engine from file to file: loading it anew for each took more than half of the time.
        // So a test of a rule puts back what it changes of the process: globals, spies, the environment.
        test: { name: "rules", include: [`${RULES}/${TESTS}`], isolate: false },
      },
      {
        extends: true,
        // Servers and browsers' documents would fill the memory of a worker that stays.
        test: { name: "others", include: [`src/${TESTS}`], exclude: [`${RULES}/**`] },
      },
    ],
    // All cores: by itself Vitest leaves one alone, which is half of a machine with two.
    maxWorkers: "100%",
    // Only to end what hangs: a busy machine is no fault of the code.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: process.env.CI ? 1 : 0,
    reporters: ["default", flakyReporter],
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
