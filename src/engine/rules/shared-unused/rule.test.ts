import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a shared block nobody shows",
    { "pages/_shared/a.json": '{ "block": { "type": "hero" } }\n' },
    'shared-unused pages/_shared/a.json No page shows the shared block "a".',
  ],
  [
    "a misspelt name, which counts as the block that was meant",
    {
      "pages/visit.json": pageText("Visit", { blocks: [{ type: "hero" }, { use: "huors" }] }),
      "pages/_shared/hours.json": '{ "block": { "type": "rich-text", "text": "From seven." } }\n',
    },
    "shared-unknown pages/visit.json",
  ],
  [
    "a shared block that a hidden page shows",
    {
      "pages/soon.json": pageText("Soon", {
        hidden: true,
        blocks: [{ type: "hero" }, { use: "hours" }],
      }),
      "pages/_shared/hours.json": '{ "block": { "type": "rich-text", "text": "From seven." } }\n',
    },
    "",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
