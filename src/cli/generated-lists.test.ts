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

it("a new rule is one folder, and two lines of the list of rules", () => {
  const rule = "export const rule = {};\n";
  const others = {
    "src/theme/blocks/hero/types.ts": "",
    [`${RULES}/link-dead/rule.ts`]: rule,
    [`${RULES}/analysis/lists.ts`]: "",
    "src/engine/fields/define-field.ts": "",
    "src/providers/blog/blogs.ts": "",
    "src/providers/forms/forms.ts": "",
    "src/studio/client/form/fields/controls.module.scss": "",
    "src/studio/client/form/shapes/controls.module.scss": "",
  };
  const linesOf = (files: Record<string, string>) =>
    generatedLists(writeSite(files)).flatMap(({ text }) => text().split("\n"));
  const before = linesOf(others);
  const after = linesOf({ ...others, [`${RULES}/title-short/rule.ts`]: rule });
  expect(after.filter((line) => !before.includes(line))).toEqual([
    'import { rule as titleShort } from "./title-short/rule.ts";',
    "  titleShort,",
  ]);
  expect(before.filter((line) => !after.includes(line))).toEqual([]);
});
