import { describe, it } from "vitest";
import { postFile, type RuleCase, tryArticles } from "../../../../testing/rule-cases.ts";

describe("the links of the site's own articles", () => {
  it.each<RuleCase>([
    ["right", {}, ""],
    [
      "a dead link",
      { "pages/_blog/a.md": postFile('<a href="/vsit">x</a>') },
      "link-dead pages/_blog/a.md There is no page /vsit.",
    ],
    [
      "a script",
      {
        "pages/_blog/a.md": postFile('<a href="javascript:x()">x</a>'),
      },
      "link-form pages/_blog/a.md",
    ],
    [
      "a dead link behind a sign that could end its element",
      {
        "pages/_blog/a.md": postFile('<a title="a > b" href="/nope">x</a>'),
      },
      "link-dead pages/_blog/a.md There is no page /nope.",
    ],
    [
      "a dead link in single quotes",
      { "pages/_blog/a.md": postFile("<a href='/nope'>x</a>") },
      "link-dead pages/_blog/a.md There is no page /nope.",
    ],
    [
      "a dead link without quotes",
      { "pages/_blog/a.md": postFile("<A HREF=/nope>x</A>") },
      "link-dead pages/_blog/a.md There is no page /nope.",
    ],
    [
      "a dead link in a comment",
      {
        "pages/_blog/a.md": postFile('<!-- <a href="/nope">x</a> -->'),
      },
      "",
    ],
    [
      "an anchor that is not in the article",
      {
        "pages/_blog/a.md": postFile('<h2 id="rye">A</h2><a href="#rey">x</a>'),
      },
      "link-anchor pages/_blog/a.md This article has no place #rey.",
    ],
    [
      "an anchor with a letter that is encoded",
      {
        "pages/_blog/a.md": postFile('<h2 id="käse">A</h2><a href="#k%C3%A4se">x</a>'),
      },
      "",
    ],
    [
      "a picture that is not there",
      { "pages/_blog/a.md": postFile('<img src="/media/x.png">') },
      "media-missing pages/_blog/a.md There is no file /media/x.png.",
    ],
    [
      "a picture beside the article",
      { "pages/_blog/a.md": postFile('<img src="x.png">') },
      "media-missing pages/_blog/a.md There is no file /x.png.",
    ],
    [
      "a dead link in Markdown",
      { "pages/_blog/a.md": postFile("[x](/nope)") },
      "link-dead pages/_blog/a.md There is no page /nope.",
    ],
    [
      "a lost picture in front matter",
      { "pages/_blog/a.md": postFile("x", "title: A\ndate: 2026-03-15\npicture: /media/x.jpg") },
      "media-missing pages/_blog/a.md There is no file /media/x.jpg.",
    ],
    [
      "a picture of another site",
      {
        "pages/_blog/a.md": postFile('<img src="//cdn.example/x.png">'),
      },
      "",
    ],
  ])("%s", (_, files, expected) =>
    tryArticles({ "pages/_blog/a.md": postFile(), ...files }, expected),
  );
});
