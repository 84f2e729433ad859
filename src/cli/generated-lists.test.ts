import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { writeSite } from "../testing/examine-files.ts";
import { generatedLists } from "./generated-lists.ts";

const RULES = "src/engine/rules";

it("the lists in the source are what its folders make: `npm run schema` writes them", () => {
  const stale = generatedLists(".").filter(
    ({ path, text }) => text() !== readFileSync(path, "utf8"),
  );
  expect(stale.map(({ path }) => path)).toEqual([]);
});

const RULE = "export const rule = {};\n";
const OTHERS = {
  "src/theme/blocks/hero/types.ts": "",
  "src/theme/strings/en.json": "{}",
  [`${RULES}/link-dead/rule.ts`]: RULE,
  [`${RULES}/analysis/lists.ts`]: "",
  "src/engine/fields/define-field.ts": "",
  "src/providers/blog/blogs.ts": "",
  "src/providers/forms/forms.ts": "",
  "src/studio/client/form/fields/controls.module.scss": "",
  "src/studio/client/form/shapes/controls.module.scss": "",
};

/** What a new folder adds to the lists, each line once; nothing may go. */
function addedBy(files: Record<string, string>): string[] {
  const linesOf = (all: Record<string, string>) =>
    generatedLists(writeSite(all)).flatMap(({ text }) => text().split("\n"));
  const before = linesOf(OTHERS);
  const after = linesOf({ ...OTHERS, ...files });
  expect(before.filter((line) => !after.includes(line))).toEqual([]);
  return after.filter((line) => !before.includes(line));
}

it("a new rule is one folder, and two lines of the list of rules", () => {
  expect(addedBy({ [`${RULES}/title-short/rule.ts`]: RULE })).toEqual([
    'import { rule as titleShort } from "./title-short/rule.ts";',
    "  titleShort,",
  ]);
});

it("a block that stays apart is loaded by visitors, and at hand where pages are rendered", () => {
  const folder = "src/theme/blocks/alert-box";
  const definition = 'export const block = defineBlock({ type: "alert-box", isApart: true });';
  const files = { [`${folder}/block.ts`]: definition, [`${folder}/Component.tsx`]: "" };
  expect(addedBy(files)).toEqual([
    'import { block as alertBox } from "./alert-box/block.ts";',
    '  ["alert-box", alertBox],',
    '  "alert-box": () => import("./alert-box/Component.tsx").then(({ AlertBox }) => AlertBox),',
    'import { AlertBox } from "./alert-box/Component.tsx";',
    '  "alert-box": AlertBox,',
  ]);
});

it("a new block is one folder, and two lines of each list of blocks", () => {
  const folder = "src/theme/blocks/alert-box";
  const files = [`${folder}/types.ts`, `${folder}/block.ts`, `${folder}/Component.tsx`];
  expect(addedBy(Object.fromEntries(files.map((file) => [file, ""])))).toEqual([
    'import type { AlertBoxBlock } from "./alert-box/types.ts";',
    "  | AlertBoxBlock",
    'import { block as alertBox } from "./alert-box/block.ts";',
    '  ["alert-box", alertBox],',
    'import { AlertBox } from "./alert-box/Component.tsx";',
    '  "alert-box": AlertBox,',
  ]);
});
