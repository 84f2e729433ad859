import { it } from "vitest";
import { type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a shared block nobody shows",
    { "pages/_shared/a.json": '{ "block": { "type": "hero" } }\n' },
    'shared-unused pages/_shared/a.json No page shows the shared block "a".',
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
