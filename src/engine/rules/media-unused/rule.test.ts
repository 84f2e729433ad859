import { it } from "vitest";
import { DOOR, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a picture nobody shows",
    { "media/door.svg": DOOR },
    "media-unused media/door.svg No page uses /media/door.svg.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
