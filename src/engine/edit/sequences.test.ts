import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeSite } from "../../testing/examine-files.ts";
import { walk } from "../pipeline/walk.ts";
import { applyPlan } from "./apply-plan.ts";
import { type EditableSite, planMove } from "./move-page.ts";
import { planNewPage } from "./new-page.ts";
import { type Plan, PlanError } from "./plan.ts";
import { planRemove } from "./remove-page.ts";
import { errorsOf, open, SITE } from "./test/editable-site.ts";

describe("random sequences of new, move and remove", () => {
  it.each(Array.from({ length: 24 }, (_, at) => at + 1))(
    "never break a link or lose an address (%i)",
    async (seed) => {
      const folder = writeSite(SITE);
      const random = createRandom(seed);
      const published = new Set(SITE["pages/_addresses.json"] as string[]);
      let done = 0;
      for (let step = 0; step < 8; step += 1) {
        const site = await open(folder);
        const plan = randomPlan(site, random, step);
        if (plan === undefined) continue;
        applyPlan(plan, site.pages);
        done += 1;
        expect(await errorsOf(folder), `${plan.summary.join(" ")} (step ${step})`).toEqual([]);
        const { pages, aliases } = (await open(folder)).site.index;
        for (const route of pages.keys()) published.add(route);
        writeFileSync(join(site.pages, "_addresses.json"), `${JSON.stringify([...published])}\n`);
        expect([...published].filter((path) => !pages.has(path) && !aliases.has(path))).toEqual([]);
      }
      expect(done).toBeGreaterThan(1);
      expect(walk(join(folder, "pages")).filter(({ name }) => name.includes(".new"))).toEqual([]);
    },
  );

  /** A step that the site allows; nothing when it refuses. */
  function randomPlan(
    site: EditableSite,
    random: (below: number) => number,
    step: number,
  ): Plan | undefined {
    const routes = [...site.site.index.pages.keys()];
    const aliases = [...site.site.index.aliases.keys()];
    const one = () => routes[random(routes.length)] as string;
    const freeRoute = () =>
      `${["", "/breads", "/people", one()][random(4)]}/n${step}-${random(5)}`.replace("//", "/");
    const back = () => aliases[random(aliases.length)] ?? freeRoute();
    try {
      const kind = random(4);
      if (kind === 0) return planNewPage(site, { route: freeRoute(), like: one() });
      if (kind === 1) return planMove(site, one(), freeRoute());
      if (kind === 2) return planMove(site, one(), back());
      return planRemove(site, one(), one());
    } catch (cause) {
      if (cause instanceof PlanError) return undefined;
      throw cause;
    }
  }
});

function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}
