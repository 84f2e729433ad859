import type { Reporter } from "vitest/node";

/** Lists at the end of a run what passed the second time only, as Playwright does. */
export const flakyReporter: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests())
        if (test.diagnostic()?.flaky)
          process.stdout.write(`flaky: ${module.relativeModuleId} > ${test.fullName}\n`);
  },
};
