import type { RuleExample } from "../../pipeline/rule.ts";
import { page } from "../example-site.ts";

const map = (longitude: number) =>
  page(`{ "type": "hero" }, {
    "type": "map",
    "drawing": { "src": "/media/door.svg", "alt": "The harbor and the hills behind it" },
    "references": [
      { "x": 0, "y": 0, "position": { "latitude": 39, "longitude": -10 } },
      { "x": 100, "y": 100, "position": { "latitude": 38, "longitude": -9 } }
    ],
    "points": [{ "name": "The pier", "position": { "latitude": 38.7, "longitude": ${longitude} } }]
  }`);

export const example: RuleExample = {
  file: "visit.json",
  wrong: map(9.2),
  right: map(-9.2),
};
