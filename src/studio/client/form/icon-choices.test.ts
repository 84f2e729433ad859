import { expect, it } from "vitest";
import { iconChoices, iconsWith } from "./icon-choices.ts";

const LUCIDE = {
  icons: { "bed-heart": "M1 1", heart: "M2 2", "heart-pulse": "M3 3", house: "M4 4" },
  aliases: { home: "house" },
};
const MEDIA = ["/media/icons/house.svg", "/media/icons/tea pot.svg", "/media/icons/a.png"];
const choices = iconChoices(
  MEDIA.map((path) => ({ path, kind: "vector" })),
  LUCIDE,
);

it("drawings of the site's own stand first, and above others of the same name", () => {
  expect([...choices.values()].map(({ name, drawing }) => [name, drawing])).toEqual([
    ["house", "/@site/media/icons/house.svg#icon"],
    ["tea pot", "/@site/media/icons/tea%20pot.svg#icon"],
    ["bed-heart", "M1 1"],
    ["heart", "M2 2"],
    ["heart-pulse", "M3 3"],
  ]);
});

it.each([
  ["heart", ["heart", "heart-pulse", "bed-heart"]],
  ["Pulse heart", ["heart-pulse"]],
  ["heart p", ["heart-pulse"]],
  ["home", ["house"]],
  ["zebra", []],
])("those with the words come, and first those that begin with them: %s", (words, names) => {
  expect(iconsWith(words, choices).map(({ name }) => name)).toEqual(names);
});
