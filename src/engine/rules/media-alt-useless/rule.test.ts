import { it } from "vitest";
import { DOOR, pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

const showing = (alt: string) => ({ picture: { src: "/media/door.svg", alt } });

it.each<RuleCase>([
  [
    "a kind as text",
    { "pages/team.json": pageText("Team", showing("An image")), "media/door.svg": DOOR },
    "media-alt-useless pages/team.json The text of the picture does not say",
  ],
  [
    "a number as text",
    { "pages/team.json": pageText("Team", showing("IMG_2041")), "media/door.svg": DOOR },
    "media-alt-useless pages/team.json The text of the picture is the name of a file.",
  ],
  [
    "a file's name as text",
    { "pages/team.json": pageText("Team", showing("door.svg")), "media/door.svg": DOOR },
    "media-alt-useless pages/team.json The text of the picture is the name of a file.",
  ],
  [
    "“picture of”",
    {
      "pages/team.json": pageText("Team", showing("A picture of our door")),
      "media/door.svg": DOOR,
    },
    "media-alt-useless pages/team.json The text of the picture begins",
  ],
  [
    "a filler as text",
    { "pages/team.json": pageText("Team", showing("TODO")), "media/door.svg": DOOR },
    "media-alt-useless pages/team.json The text of the picture does not say",
  ],
  [
    "a whole story as text",
    { "pages/team.json": pageText("Team", showing("word ".repeat(60))), "media/door.svg": DOOR },
    "media-alt-useless pages/team.json The text of the picture is 299 characters long.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
