import { describe, expect, it } from "vitest";
import { pageText, reportedIn, writeBeside } from "../../../testing/rule-cases.ts";

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;

function reportedOf(drawing: string): Promise<string[]> {
  const visit = pageText("Visit", { picture: { src: "/media/a.svg", alt: "Our door" } });
  return reportedIn(writeBeside({ "pages/visit.json": visit, "media/a.svg": drawing }));
}

describe("drawings that could run or load something", () => {
  it("are reported once, with what they hold, and can be used", async () => {
    const drawing = svg('<script>1</script><path onload="1" fill="url(//evil.example)"/>');
    expect(await reportedOf(drawing)).toEqual([
      "media-unsafe media/a.svg /media/a.svg holds <script>, onload, fill, which could run or load something.",
    ]);
  });

  it.each([
    [5, "onload, onclick, onfocus, onblur, oninput"],
    [6, "onload, onclick, onfocus, onblur, oninput, 1 more"],
    [7, "onload, onclick, onfocus, onblur, oninput, 2 more"],
  ])("name five of %i parts", async (count, named) => {
    const events = ["load", "click", "focus", "blur", "input", "keyup", "wheel"].slice(0, count);
    const drawing = svg(`<path ${events.map((event) => `on${event}="1"`).join(" ")}/>`);
    expect(await reportedOf(drawing)).toEqual([
      `media-unsafe media/a.svg /media/a.svg holds ${named}, which could run or load something.`,
    ]);
  });

  it("do not include those with notes, comments, styles and links", async () => {
    const drawing = svg(
      '<!-- a --><metadata>b</metadata><style>.a{fill:red}</style><a href="https://example.org"><path class="a" data-name="c"/></a>',
    );
    expect(await reportedOf(drawing)).toEqual([]);
  });
});
