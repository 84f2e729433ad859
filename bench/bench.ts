import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { benchEngine } from "./bench-engine.ts";
import { benchStudio } from "./bench-studio.ts";
import { benchTasks } from "./bench-tasks.ts";
import { benchAllPeers } from "./peers/bench-peers.ts";
import { benchPublish } from "./publish.ts";

const HELP = `Measures the engine on sites of many city pages.

    npm run bench                                     67, 1,000 and 10,000 pages, beside a loop over the written pages
    npm run bench -- --pages 100000                   as many as you like; more than once for several sizes
    npm run bench -- --pages 1000 --runs 5            medians of five runs
    npm run bench -- --peers                          beside Hugo, Astro and a plain React loop, in turn on the same
                                                      texts, and after every kind of change
    npm run bench -- --studio                         from a keystroke in the studio to the page, and a large site opened
    npm run bench -- --publish                        from a click on "Publish" to the page as nginx answers it
    npm run bench -- --tasks                          clicks and keys of everyday tasks in the studio

--peers runs on Linux. Hugo is Debian's (\`apt-get install hugo\`); Astro is installed into node_modules/.cache/bench.
Wall seconds, processor seconds and megabytes are those of whole processes with all that they start.
`;

/** A site has a home page, a list of states, a state and two cities at least. */
const LEAST_PAGES = 5;

try {
  await run();
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean", short: "h" },
      pages: { type: "string", multiple: true, default: ["67", "1000", "10000"] },
      peers: { type: "boolean" },
      publish: { type: "boolean" },
      studio: { type: "boolean" },
      tasks: { type: "boolean" },
      runs: { type: "string", default: "3" },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  if (values.studio) {
    await benchStudio();
    return;
  }
  if (values.tasks) {
    benchTasks();
    return;
  }
  const sizes = values.pages.map((text) => numberOf(text, "--pages", LEAST_PAGES));
  const runs = numberOf(values.runs, "--runs", 1);
  const [cpu] = cpus();
  process.stdout.write(
    `Node ${process.version}, ${cpus().length} × ${cpu?.model}, medians of ${runs} runs.\n`,
  );
  const bench = values.publish ? benchPublish : values.peers ? benchAllPeers : benchEngine;
  await bench({ sizes, runs });
}

function numberOf(text: string, flag: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`${flag} ${text}: write a whole number, ${least} or more.`);
}
