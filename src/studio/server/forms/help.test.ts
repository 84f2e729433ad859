import { expect, it } from "vitest";
import { helpOf } from "./help.ts";

it.each([
  ["The name of the site. `{brand}` in texts.", "The name of the site."],
  [
    "Whether they are samples. `npm run check -- --release` refuses them.",
    "Whether they are samples.",
  ],
  ["Shown once `pages/_data/sources.json` names the reviewer.", undefined],
  [
    "The look: `daylight` (white) or `ledger` (lists).",
    "The look: `daylight` (white) or `ledger` (lists).",
  ],
  [undefined, undefined],
])("leaves out what addresses those who write files: %s", (description, help) => {
  expect(helpOf(description)).toBe(help);
});
