import { defineConfig, mergeConfig } from "vitest/config";
import { openRunFolder, removeAtEnd } from "./src/testing/run-folder.ts";
import site from "./vite.config.ts";

// Before Vitest starts the processes that take the folder over.
openRunFolder();

export default mergeConfig(
  site,
  defineConfig({
    plugins: [
      {
        name: "vitest-folder",
        // Vitest makes its own folder before it reads this file, and leaves it there when it is stopped.
        configureVitest: ({ project }) => removeAtEnd(project.tmpDir),
      },
    ],
    test: {
      include: ["src/**/*.test.{ts,tsx}"],
      // Only to end what hangs: a busy machine is no fault of the code.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      css: { modules: { classNameStrategy: "non-scoped" } },
    },
  }),
);
