import { afterAll, beforeAll, expect, it } from "vitest";
import type { Overview } from "../../contract/answers.ts";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

const CTA = { type: "cta", title: "Order before noon", description: "For the same day." };
let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

it("makes a file of a part that is named by its words, and never over another one", async () => {
  for (const name of ["order-before-noon", "order-before-noon-2"]) {
    const { status, text } = await studio.ask("share", { block: CTA, words: CTA.title });
    expect([status, JSON.parse(text)]).toEqual([200, { name }]);
    expect(JSON.parse(studio.read(`pages/_shared/${name}.json`))).toEqual({
      $schema: "../../schema/shared.schema.json",
      block: CTA,
    });
  }
  const overview = JSON.parse((await studio.ask("overview", {})).text) as Overview;
  expect(overview.shared.map(({ name }) => name)).toContain("order-before-noon-2");
});

it.each(["../../../etc/passwd", "con", "", "…"])("makes a good name of %j", async (words) => {
  const { text } = await studio.ask("share", { block: CTA, words });
  expect(JSON.parse(text).name).toMatch(/^(cta|etc-passwd)(-\d+)?$/);
});

it("shares nothing that is not finished, and no shared part", async () => {
  for (const block of [
    { type: "cta", title: "" },
    { use: "order-before-noon" },
    { type: "none" },
  ]) {
    const { status, text } = await studio.ask("share", { block, words: "Unfinished" });
    expect([status, text]).toEqual([400, expect.stringContaining("cannot be shared")]);
  }
});
