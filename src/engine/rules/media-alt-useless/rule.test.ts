import { expect, it } from "vitest";
import {
  DOOR,
  pageText,
  type RuleCase,
  reportedIn,
  tryCase,
  writeBeside,
} from "../../../testing/rule-cases.ts";

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

const LONG = "door ".repeat(49);

it.each<[alts: string[], expected: string | undefined]>([
  [["door", "our-door.jpeg", "dsc-12", "IMG_2041"], "is the name of a file."],
  [
    ["Photo 12.", "Our pictures", "Bild", "...", "N/A", "undefined"],
    "does not say what the picture shows.",
  ],
  [
    ["photograph showing the door", "The image of a door"],
    "begins with words that are spoken anyway.",
  ],
  [[`${LONG}doors!`], "is 251 characters long."],
  [
    [
      "Our door",
      "The picture frame above the door",
      "Image makers of Houston",
      "The door, image of the town",
      "Doors",
      "Test kitchen",
      "IMG_2041 painted on the door",
      "Version 2.png painted on the door",
      `${LONG}doors`,
    ],
    undefined,
  ],
])("of %j is said %j", async (alts, expected) => {
  const pages = alts.map((alt, at) => [`pages/p${at}.json`, pageText(`P${at}`, showing(alt))]);
  const folder = writeBeside({ ...Object.fromEntries(pages), "media/door.svg": DOOR });
  const about = (at: number) => `media-alt-useless pages/p${at}.json The text of the picture`;
  expect(await reportedIn(folder)).toEqual(
    expected === undefined ? [] : alts.map((_, at) => `${about(at)} ${expected}`),
  );
});
