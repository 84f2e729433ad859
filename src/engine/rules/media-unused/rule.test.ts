import { it } from "vitest";
import { DOOR, pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a picture nobody shows",
    { "media/door.svg": DOOR },
    "media-unused media/door.svg No page uses /media/door.svg.",
  ],
  [
    "a misspelt name, which counts as the picture that was meant",
    {
      "pages/visit.json": pageText("Visit", { picture: { src: "/media/dor.svg", alt: "A door" } }),
      "media/door.svg": DOOR,
    },
    "media-missing pages/visit.json There is no file /media/dor.svg.",
  ],
  [
    "files that are linked, shown on a hidden page, and shown in a shared block",
    {
      "pages/visit.json": pageText("Visit", {
        blocks: [
          { type: "hero" },
          { type: "rich-text", text: "[Prices](/media/our%20prices.pdf#page=2) of today." },
          { use: "door" },
        ],
      }),
      "pages/soon.json": pageText("Soon", {
        hidden: true,
        picture: { src: "/media/soon.svg", alt: "A door" },
      }),
      "pages/_shared/door.json": JSON.stringify({
        block: {
          type: "rich-text",
          text: "See [the door](/media/door.svg).",
        },
      }),
      "media/our prices.pdf": "%PDF",
      "media/soon.svg": DOOR,
      "media/door.svg": DOOR,
    },
    "",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
