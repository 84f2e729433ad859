import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a folder of the site's own",
    { "pages/media.json": pageText("Team") },
    "route-reserved pages/media.json",
  ],
  [
    "a name that Windows refuses",
    { "pages/aux.json": pageText("Team") },
    "route-reserved pages/aux.json",
  ],
  [
    "a folder index",
    { "pages/index/index.json": pageText("Team") },
    "route-reserved pages/index/index.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
