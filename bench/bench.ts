import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { benchEngine } from "./bench-engine.ts";
import { benchAllPeers } from "./peers/bench-peers.ts";

const HELP = `Measures the engine on sites of many city pages.

    npm run bench                                     67, 1,000 and 10,000 pages, beside a loop over the written pages
    npm run bench -- --pages 100000                   as many as you like; more than once for several sizes
    npm run bench -- --pages 1000 --runs 5            medians of five runs
    npm run bench -- --peers                          beside Hugo, Astro and a plain React loop, in turn on the same
                                                      texts, and after every kind of change

--peers runs on Linux. Hugo is Debian's (\`apt-get install hugo\`); Astro is installed into node_modules/.cache/bench.
Wall seconds, processor seconds and megabytes are those of whole processes with all that they start.
`;

const { values } = parseArgs({
  options: {
    help: { type: "boolean", short: "h" },
    pages: { type: "string", multiple: true, default: ["67", "1000", "10000"] },
    peers: { type: "boolean" },
    runs: { type: "string", default: "3" },
  },
});

if (values.help) process.stdout.write(HELP);
else {
  const plan = { sizes: values.pages.map(Number), runs: Number(values.runs) };
  const [cpu] = cpus();
  process.stdout.write(
    `Node ${process.version}, ${cpus().length} × ${cpu?.model}, medians of ${plan.runs} runs.\n`,
  );
  await (values.peers ? benchAllPeers(plan) : benchEngine(plan));
}
