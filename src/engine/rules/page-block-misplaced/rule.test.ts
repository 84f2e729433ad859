import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a shared block in a shared block",
    {
      "pages/team.json": pageText("Team", {
        blocks: [{ type: "hero" }, { type: "shared", name: "a" }],
      }),
      "pages/_shared/a.json": '{ "block": { "type": "shared", "name": "a" } }\n',
    },
    "page-block-misplaced pages/_shared/a.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
