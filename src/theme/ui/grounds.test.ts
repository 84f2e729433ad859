import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../../engine/pipeline/read.ts";

/** Colors that are right on light grounds alone. Sections may be dark, where roles like `--text` and `--sign` have other colors. */
const OF_LIGHT_GROUNDS =
  /var\(--(?:brand-(?:100|[5-7]00)|accent-700|ink(?:-muted|-subtle)?|paper-tint)\b/;

/** Styles of what never stands in a dark section, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  "ui/grounds.scss": "Says what the roles are on a light ground within a dark one.",
  "ui/print.scss": "Paper is white.",
  "blocks/list/Component.module.scss": "A box to tick, on paper alone.",
  "blocks/blog-article/article/prose.scss": "An article is no section.",
  "blocks/blog-article/article/tables.scss": "The same.",
  "blocks/cta/Component.module.scss": "A call to action has a ground of its own.",
  "blocks/map/Component.module.scss": "Its markers stand on the drawing, whatever the ground is.",
  "blocks/pricing/Component.module.scss": "The line of a list that is not dark.",
};

it("blocks say what a color is for, so that they can be read on dark ground", () => {
  const sheets = ["ui", "blocks"].flatMap((folder) =>
    listFiles(`src/theme/${folder}`)
      .filter((path) => path.endsWith(".scss"))
      .map((path) => `${folder}/${path}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  const fixed = sheets.filter((path) =>
    OF_LIGHT_GROUNDS.test(readFileSync(`src/theme/${path}`, "utf8")),
  );
  expect(fixed.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
