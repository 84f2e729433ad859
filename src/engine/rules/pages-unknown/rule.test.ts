import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a list of a page that answers many addresses",
    {
      "pages/team.json": pageText("Team", {
        blocks: [{ type: "hero" }, { type: "cards", pages: ["/article/:id"] }],
      }),
      "pages/article/[id].json": pageText("Article", { blocks: [{ type: "blog-article" }] }),
    },
    "pages-unknown pages/team.json There is no page /article/:id.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
