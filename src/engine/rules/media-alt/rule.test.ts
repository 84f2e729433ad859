import { it } from "vitest";
import { DOOR, pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

const showing = (alt: string) => ({ picture: { src: "/media/door.svg", alt } });

it.each<RuleCase>([
  [
    "no text for a picture",
    { "pages/team.json": pageText("Team", showing(" ")), "media/door.svg": DOOR },
    "media-alt pages/team.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
