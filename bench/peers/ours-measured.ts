import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { measureDev } from "../dev-times.ts";
import type { Cost } from "./measure.ts";
import { CHANGES } from "./our-changes.ts";
import { type OurSite, ourSiteAt } from "./ours.ts";

/** One run of one measurement. */
export interface Figure {
  name: string;
  cost: Partial<Cost>;
}

/**
 * Measures what the engine does beside whole builds: after every kind of change, somewhere else, while it is being
 * developed, and from nothing.
 *
 * @param folder which holds the site
 * @param number of the run, from 1
 */
export async function* ourFigures(
  ours: OurSite,
  folder: string,
  number: number,
): AsyncGenerator<Figure> {
  for (const { name, apply } of CHANGES) {
    apply(ours.site, number);
    yield { name: `ours, ${name} changed`, cost: await ours.build() };
  }
  yield {
    name: "ours, one text changed, all restored elsewhere",
    cost: await elsewhere(folder, number),
  };
  ours.change(1000 + number);
  yield { name: "ours, `check` after one text", cost: await ours.check() };
  yield { name: "ours, `check`, nothing changed", cost: await ours.check() };
  const dev = await measureDev(ours.site, ours.env);
  yield { name: "ours, dev start to first page", cost: { wall: dev.start / 1000 } };
  yield { name: "ours, edit to page", cost: { wall: dev.edit / 1000 } };
  yield { name: "ours, edit that others show to page", cost: { wall: dev.shown / 1000 } };
  yield { name: "ours, from nothing", cost: await ours.buildFromNothing() };
}

/** As a machine of a continuous integration has it: another path, other inodes and times. */
async function elsewhere(folder: string, number: number): Promise<Cost> {
  const other = join(folder, "..", `elsewhere-${number}`);
  cpSync(folder, other, { recursive: true });
  try {
    const restored = ourSiteAt(other);
    restored.change(2000 + number);
    return await restored.build();
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
}
