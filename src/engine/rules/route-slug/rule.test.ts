import { it } from "vitest";
import {
  pageText,
  postFile,
  type RuleCase,
  tryArticles,
  tryCase,
} from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a folder that is called as files are",
    { "pages/lubbock.json/index.json": pageText("L", { noindex: true }) },
    'route-slug pages/lubbock.json "lubbock.json" is a folder, and only files end in .json.',
  ],
  [
    "two files in a folder that is called as files are",
    {
      "pages/x.json/a.json": pageText("A", { noindex: true }),
      "pages/x.json/b.json": pageText("B", { noindex: true }),
    },
    'route-slug pages/x.json "x.json" is a folder, and only files end in .json.',
  ],
  [
    "a capital letter",
    { "pages/Team.json": pageText("Team") },
    'route-slug pages/Team.json "Team" makes a bad address',
  ],
  [
    "a space",
    { "pages/our team.json": pageText("Team") },
    'route-slug pages/our team.json "our team" makes a bad address',
  ],
  [
    "an underscore",
    { "pages/our_team.json": pageText("Team") },
    'route-slug pages/our_team.json "our_team" makes a bad address',
  ],
  [
    "an accent",
    { "pages/café.json": pageText("Team") },
    'route-slug pages/café.json "café" makes a bad address',
  ],
  [
    "a folder with a capital",
    { "pages/Visit us/index.json": pageText("Team") },
    'route-slug pages/Visit us/index.json "Visit us" makes a bad address',
  ],
  [
    "two names in brackets",
    { "pages/[a]/[b].json": pageText("Team") },
    'route-slug pages/[a]/[b].json "[b]" is the second name in brackets',
  ],
])("%s", (_, files, expected) => tryCase(files, expected));

it("an article whose name makes no address", () =>
  tryArticles(
    { "pages/_blog/Ä b.md": postFile() },
    'route-slug pages/_blog/Ä b.md "Ä b" makes a bad address of an article',
  ));
