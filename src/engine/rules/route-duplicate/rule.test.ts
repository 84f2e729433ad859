import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a file for a folder that has one",
    { "pages/visit/index.json": pageText("V", { order: 1 }) },
    "route-duplicate pages/visit/index.json This page answers /visit, and so does pages/visit.json.",
  ],
  [
    "a page for one of many addresses",
    {
      "pages/article/5.json": pageText("Five", { noindex: true }),
      "pages/article/[id].json": pageText("Article", { blocks: [{ type: "blog-article" }] }),
    },
    "route-duplicate pages/article/5.json This page answers /article/5, and so does article/[id].json.",
  ],
  [
    "two files that differ in case",
    { "pages/Visit.json": pageText("V") },
    "route-duplicate pages/Visit.json Visit.json and visit.json differ only in capital letters",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
