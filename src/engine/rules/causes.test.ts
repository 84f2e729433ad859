import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../testing/examine-files.ts";
import { DOOR, pageText, reportedIn, writeBeside } from "../../testing/rule-cases.ts";
import { EXAMPLE_SITE } from "./example-site.ts";

const page = (title: string, blocks: unknown[], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string) => ({ type: "rich-text", text: words });
/** `file rule message hint` of everything that is found in a whole site with some files more. */
async function reported(files: SiteFiles): Promise<string[]> {
  const around = Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]);
  const { located } = await examineFiles({ ...Object.fromEntries(around), ...files });
  return located.map(
    ({ file, rule, message, hint }) => `${file.replace("pages/", "")} ${rule} ${message} ${hint}`,
  );
}

describe("messages name what an author wrote", () => {
  const linked = (href: string) =>
    reported({ "pages/visit.json": page("Visit", [text(`See [it](${href}).`)]) }).then((lines) =>
      lines.join(),
    );

  it.each([
    ["/café", "There is no page /café."],
    ["/caf%C3%A9", "There is no page /caf%C3%A9."],
    ["/caf%25C3%25A9", "There is no page /caf%25C3%25A9."],
    ["/media/caf%C3%A9.pdf", "There is no file /media/caf%C3%A9.pdf."],
    ["/visit#a%20b", "The page /visit has no place #a%20b."],
    ["#a%20b", "The page /visit has no place #a%20b."],
    ["/vis\u00a0it", "has a no-break space (U+00A0) in it."],
  ])("%s", async (href, expected) => {
    expect(await linked(href)).toContain(expected);
  });
});

it("a day that the calendar does not have ends no run", async () => {
  const sections = [{ anchor: "a", heading: "A", text: "B" }];
  const files = {
    "pages/visit.json": {
      title: "Visit",
      description: "What to know about Visit.",
      published: "2026-13-01",
      blocks: [{ type: "article-body", sections }],
    },
  };
  expect((await reported(files)).map((line) => line.split(" ")[1])).toEqual(["date-invalid"]);
});

describe("a misspelt name is reported once", () => {
  it("and what it was meant to name does not count as unused or out of reach", async () => {
    expect(
      await reportedIn(
        writeBeside({
          "pages/index.json": pageText("Home", {
            blocks: [
              { type: "hero" },
              { type: "rich-text", text: "See [it](/visti)." },
              { use: "hourss" },
              { type: "cards", pages: ["/teem"] },
            ],
            picture: { src: "/media/dor.svg", alt: "Our door" },
          }),
          "pages/_site.json": (EXAMPLE_SITE["_site.json"] ?? "").replace(
            '"href": "/visit"',
            '"href": "/"',
          ),
          "pages/team.json": pageText("Team"),
          "pages/_shared/hours.json":
            '{ "block": { "type": "rich-text", "text": "From seven." } }\n',
          "media/door.svg": DOOR,
        }),
      ).then((reported) => reported.map((line) => line.split(" ")[0]).sort()),
    ).toEqual(["link-dead", "media-missing", "pages-unknown", "shared-unknown"]);
  });
});
