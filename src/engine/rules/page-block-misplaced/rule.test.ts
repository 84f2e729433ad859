import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a shared block in a shared block",
    {
      "pages/team.json": pageText("Team", {
        blocks: [{ type: "hero" }, { use: "a" }],
      }),
      "pages/_shared/a.json": '{ "block": { "use": "a" } }\n',
    },
    "page-block-misplaced pages/_shared/a.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
