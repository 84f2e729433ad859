import { it } from "vitest";
import { pageText, type RuleCase, tryCase } from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a page nobody leads to",
    { "pages/a/b.json": pageText("Team") },
    "page-reach pages/a/b.json No page leads to this one.",
  ],
  [
    "a page by its old address, by a misspelt one, for its pattern and without search engines",
    {
      "pages/visit.json": pageText("Visit", {
        blocks: [
          { type: "hero" },
          ...["/old-team", "/a/opening-huors"].map((href, at) => ({
            type: "cta",
            title: `Button ${at}`,
            action: { label: `Go on ${at}`, href },
          })),
        ],
      }),
      "pages/a/team.json": pageText("Team", { aliases: [{ path: "/old-team", as: "page" }] }),
      "pages/a/opening-hours.json": pageText("Hours"),
      "pages/a/thanks.json": pageText("Thanks", { noindex: true }),
      "pages/room/[id].json": pageText("Room"),
    },
    "link-dead pages/visit.json There is no page /a/opening-huors.",
  ],
  [
    "a page whose only link comes from another that nobody leads to",
    {
      "pages/a/b.json": pageText("Team", {
        noindex: true,
        blocks: [
          { type: "hero" },
          { type: "cta", title: "On", action: { label: "Go on", href: "/c/d" } },
        ],
      }),
      "pages/c/d.json": pageText("Day"),
    },
    "page-reach pages/c/d.json No page leads to this one.",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));
