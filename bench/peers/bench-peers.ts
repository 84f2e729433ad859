import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BenchPlan } from "../bench-engine.ts";
import { measureDev } from "../dev-times.ts";
import { astroPeer } from "./astro.ts";
import { type Figures, noted, tableOf } from "./figures.ts";
import { assertHugo, hugoPeer } from "./hugo.ts";
import { loopPeer } from "./loop.ts";
import { makeOurSite, type OurSite } from "./ours.ts";
import { ourFigures } from "./ours-measured.ts";
import type { Peer } from "./peer.ts";
import { plainPages } from "./texts.ts";

/** The same site for all. */
interface Field {
  ours: OurSite;
  folder: string;
  peers: Peer[];
}

/** Measures this engine and its peers in turn on the same texts, and prints one table. */
export async function benchAllPeers({ sizes, runs }: BenchPlan): Promise<void> {
  if (process.platform !== "linux") throw new Error("--peers reads /proc: run it on Linux.");
  assertHugo();
  const measured = new Map<number, Figures>();
  for (const size of sizes) measured.set(size, await benchSize(size, runs));
  process.stdout.write(`\n${tableOf(measured)}\n`);
}

async function benchSize(size: number, runs: number): Promise<Figures> {
  const root = mkdtempSync(join(tmpdir(), `peers-${size}-`));
  const figures: Figures = new Map();
  try {
    const field = makeField(root, size);
    announce(`${size} pages: pictures, and what is compiled once`);
    await field.ours.build();
    await measureDev(field.ours.site, field.ours.env);
    for (let run = 1; run <= runs; run += 1)
      for await (const { name, cost } of measured(field, run)) {
        announce(`${size} pages, run ${run}: ${name}`);
        noted(figures, name, cost);
      }
    return figures;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function makeField(root: string, size: number): Field {
  const folder = join(root, "ours");
  const ours = makeOurSite(folder, size);
  const pages = plainPages(ours.site.pages);
  const others = [
    hugoPeer(join(root, "hugo"), pages),
    astroPeer(join(root, "astro"), pages),
    loopPeer(join(root, "loop"), pages),
  ];
  return { ours, folder, peers: [ours, ...others] };
}

async function* measured({ ours, folder, peers }: Field, run: number) {
  for (const peer of peers) {
    peer.clean();
    yield { name: `${peer.name}, full build`, cost: await peer.build() };
  }
  // What the output before is for: the state in which sites are every day.
  await ours.build();
  for (const peer of peers) {
    peer.change(run);
    yield { name: `${peer.name}, one text changed`, cost: await peer.build() };
  }
  yield* ourFigures(ours, folder, run);
}

function announce(step: string): void {
  process.stderr.write(`${step}\n`);
}
