import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../../testing/examine-files.ts";
import { EXAMPLE_SITE } from "../../example-site.ts";
import { linkedFiles } from "./linked-files.ts";

const HEIC = readFileSync("src/studio/server/test/fixtures/phone.heic");

/** A site whose page has one text and some files in the media folder. */
function examined(text: string, media: SiteFiles) {
  const around = Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]);
  const page = {
    title: "Visit",
    description: "What to know about a visit.",
    blocks: [{ type: "hero" }, { type: "rich-text", text }],
  };
  return examineFiles({ ...Object.fromEntries(around), "pages/visit.json": page, ...media });
}

it("are those that links lead to, whatever stands behind the path, and no others", async () => {
  const text =
    "[a](/media/a.pdf) [again](/media/a.pdf#page=2) [b](/media/b%20c.pdf?x=1) [d](/visit)";
  const { site, issues } = await examined(text, {
    "media/a.pdf": "a",
    "media/b c.pdf": "b",
    "media/d.pdf": "d",
  });
  expect(site && linkedFiles(site).map(({ path }) => path)).toEqual([
    "/media/a.pdf",
    "/media/b c.pdf",
  ]);
  expect(issues.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "media-unused No page uses /media/d.pdf.",
  ]);
});

describe("a link to a file that visitors could not get", () => {
  it.each<[string, string, string | Uint8Array, string]>([
    ["a page", "a.html", "<p>", "web servers keep files of this name to themselves."],
    ["a compressed copy", "a.tar.gz", "x", "web servers keep files of this name to themselves."],
    ["a name of the engine", "_headers", "x", "web servers keep files of this name to themselves."],
    ["a damaged picture", "a.png", "x", "cannot be read as a picture"],
    ["a phone's photo under another name", "a.jpg", HEIC, "is a HEIC photo inside"],
  ])("%s is reported where the link stands", async (_, name, content, message) => {
    const { located } = await examined(`See [it](/media/${name}).`, { [`media/${name}`]: content });
    expect(located).toMatchObject([
      { rule: "media-type", file: "pages/visit.json", pointer: "/blocks/1/text" },
    ]);
    expect(located[0]?.message).toContain(message);
  });

  it.each([
    ["a.html", "Make it a page in the folder pages/, or put it into a .zip file."],
    ["a.html.gz", "Put it into a .zip file, or give it another name."],
    ["_redirects", "Put it into a .zip file, or give it another name."],
  ])("comes with what to do instead: %s", async (name, hint) => {
    const { issues } = await examined(`See [it](/media/${name}).`, { [`media/${name}`]: "x" });
    expect(issues.map((issue) => issue.hint)).toEqual([hint]);
  });

  it("is reported at every link, and where a picture is damaged only where it is shown", async () => {
    const both = await examined("See [one](/media/_a) and [two](/media/_a?b).", {
      "media/_a": "x",
    });
    expect(both.issues.map(({ excerpt }) => excerpt)).toEqual(["/media/_a", "/media/_a?b"]);
    const shown = await examined("See [it](/media/a.png).", {
      "media/a.png": "x",
      "pages/index.json": {
        title: "Home",
        description: "What is here.",
        picture: { src: "/media/a.png", alt: "Our door" },
        blocks: [{ type: "hero" }, { type: "cards", pages: "below" }],
      },
    });
    expect(shown.located.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      "pages/index.json media-type",
    ]);
  });

  it("a phone's photo under its own name is not: some visitors want just that", async () => {
    const { issues } = await examined("See [it](/media/a.heic).", { "media/a.heic": HEIC });
    expect(issues).toEqual([]);
  });
});
