import { expect, it } from "vitest";
import { examineFolder } from "../../../testing/examine-files.ts";
import {
  pageText,
  postFile,
  type RuleCase,
  siteText,
  tryCase,
  writeBeside,
} from "../../../testing/rule-cases.ts";

it.each<RuleCase>([
  [
    "a shared block in a shared block",
    {
      "pages/team.json": pageText("Team", {
        blocks: [{ type: "hero" }, { use: "a" }],
      }),
      "pages/_shared/a.json": '{ "block": { "use": "a" } }\n',
    },
    "page-block-misplaced pages/_shared/a.json",
  ],
])("%s", (_, files, expected) => tryCase(files, expected));

const LIST = { blocks: [{ type: "hero" }, { type: "latest-articles" }] };
const ARTICLE = { blocks: [{ type: "hero" }, { type: "blog-article" }] };
const NOWHERE = "The articles listed here lead nowhere: no page shows a single article.";

it.each<[what: string, files: Record<string, string>, expected: string[]]>([
  [
    "a list without a page for its articles",
    { "pages/news.json": pageText("News", LIST) },
    [
      `news.json /blocks/1 ${NOWHERE} Add the page pages/article/[id].json with a block { "type": "blog-article" }.`,
    ],
  ],
  [
    "a list with a hidden one",
    {
      "pages/news.json": pageText("News", LIST),
      "pages/article/[id].json": pageText("Article", { ...ARTICLE, hidden: true }),
    },
    [
      `news.json /blocks/1 ${NOWHERE} Show the page /article/:id, which is hidden, or take this block away until then.`,
    ],
  ],
  [
    "a hidden list with a hidden one",
    {
      "pages/news.json": pageText("News", { ...LIST, hidden: true }),
      "pages/article/[id].json": pageText("Article", { ...ARTICLE, hidden: true }),
    },
    [],
  ],
  [
    "a list with one that may show them, as far as it can be read",
    {
      "pages/news.json": pageText("News", LIST),
      "pages/article/[id].json": pageText("Article", {
        blocks: [{ type: "hero" }, { type: "blog-artcle" }],
      }),
    },
    [],
  ],
  [
    "an article on a page with one address",
    {
      "pages/news.json": pageText("News", ARTICLE),
      "pages/article/[id].json": pageText("Article", ARTICLE),
    },
    [
      "news.json /blocks/1 A blog-article block takes the article's number from the end of the address, and this page's address has none there. Use it in a page such as pages/article/[id].json only.",
    ],
  ],
])("%s", async (_, files, expected) => {
  const blog = { provider: "wordpress", category: 1, byline: "Us", samples: true };
  const post = postFile("Words.", "title: A\ndate: 2026-03-15");
  const { located } = await examineFolder(
    writeBeside({ "pages/_site.json": siteText({ blog }), "pages/_blog/1.md": post, ...files }),
  );
  expect(
    located
      .filter(({ rule }) => rule === "page-block-misplaced")
      .map(({ file, pointer, message, hint }) => `${file.slice(6)} ${pointer} ${message} ${hint}`),
  ).toEqual(expected);
});
