import { describe, it } from "vitest";
import { postFile, type RuleCase, tryCase } from "../../../../testing/rule-cases.ts";

describe("the links of the site's own articles", () => {
  it.each<RuleCase>([
    ["right", {}, ""],
    [
      "a dead link",
      { "pages/_blog/a.json": postFile({ content: { rendered: '<a href="/vsit">x</a>' } }) },
      "link-dead pages/_blog/a.json There is no page /vsit.",
    ],
    [
      "a script",
      {
        "pages/_blog/a.json": postFile({ excerpt: { rendered: '<a href="javascript:x()">x</a>' } }),
      },
      "link-form pages/_blog/a.json",
    ],
    [
      "a dead link behind a sign that could end its element",
      {
        "pages/_blog/a.json": postFile({
          content: { rendered: '<a title="a > b" href="/nope">x</a>' },
        }),
      },
      "link-dead pages/_blog/a.json There is no page /nope.",
    ],
    [
      "a dead link in single quotes",
      { "pages/_blog/a.json": postFile({ content: { rendered: "<a href='/nope'>x</a>" } }) },
      "link-dead pages/_blog/a.json There is no page /nope.",
    ],
    [
      "a dead link without quotes",
      { "pages/_blog/a.json": postFile({ content: { rendered: "<A HREF=/nope>x</A>" } }) },
      "link-dead pages/_blog/a.json There is no page /nope.",
    ],
    [
      "a dead link in a comment",
      {
        "pages/_blog/a.json": postFile({ content: { rendered: '<!-- <a href="/nope">x</a> -->' } }),
      },
      "",
    ],
    [
      "an anchor that is not in the article",
      {
        "pages/_blog/a.json": postFile({
          content: { rendered: '<h2 id="rye">A</h2><a href="#rey">x</a>' },
        }),
      },
      "link-anchor pages/_blog/a.json This article has no place #rey.",
    ],
    [
      "an anchor with a letter that is encoded",
      {
        "pages/_blog/a.json": postFile({
          content: { rendered: '<h2 id="käse">A</h2><a href="#k%C3%A4se">x</a>' },
        }),
      },
      "",
    ],
    [
      "a picture that is not there",
      { "pages/_blog/a.json": postFile({ content: { rendered: '<img src="/media/x.png">' } }) },
      "media-missing pages/_blog/a.json There is no file /media/x.png.",
    ],
    [
      "a picture beside the article",
      { "pages/_blog/a.json": postFile({ content: { rendered: '<img src="x.png">' } }) },
      "media-missing pages/_blog/a.json There is no file /x.png.",
    ],
    [
      "a picture of another site",
      {
        "pages/_blog/a.json": postFile({
          content: { rendered: '<img src="//cdn.example/x.png">' },
        }),
      },
      "",
    ],
  ])("%s", (_, files, expected) =>
    tryCase({ "pages/_blog/a.json": postFile(), ...files }, expected),
  );
});
