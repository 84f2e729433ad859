import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../testing/examine-files.ts";
import { EXAMPLE_SITE } from "./example-site.ts";

const page = (title: string, blocks: unknown[], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string) => ({ type: "rich-text", text: words });
const site = (fields: string) =>
  (EXAMPLE_SITE["_site.json"] ?? "").replace('"brand"', `${fields}, "brand"`);
const LONG = Array.from({ length: 30 }, (_, at) => `word${at}`).join(" ");
const about = (name: string) =>
  Array.from({ length: 20 }, (_, at) =>
    text(`Sentence ${at} of ten words that tells about bread in ${name}.`),
  );

/** `file rule message hint` of everything that is found in a whole site with some files more. */
async function found(files: SiteFiles): Promise<string[]> {
  const around = Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]);
  const { located } = await examineFiles({ ...Object.fromEntries(around), ...files });
  return located.map(
    ({ file, rule, message, hint }) => `${file.replace("pages/", "")} ${rule} ${message} ${hint}`,
  );
}

describe("a value that several texts ask for in vain", () => {
  const uses = {
    "pages/visit.json": page("Visit", [text("From {facts.price}."), text("Only {facts.price}!")]),
  };

  it("is reported once, where it seems to have been renamed", async () => {
    const facts = site('"facts": { "hours": "seven", "cost": "$5" }');
    const used = { "pages/street.json": page("Street", [text("{facts.hours}")]) };
    expect(await found({ ...uses, ...used, "pages/_site.json": facts })).toEqual([
      '_site.json token-unknown {facts.price} has no value, and stands in 2 texts, for example in pages/visit.json. Was it renamed to "cost"? Give it back its name, or write {facts.cost} in those texts.',
    ]);
  });

  it("is reported once, where it could be, when it is gone", async () => {
    const facts = '"facts": { "hours": "seven", "days": "Monday" }';
    const used = { "pages/street.json": page("Street", [text("{facts.hours} {facts.days}")]) };
    expect(await found({ ...uses, ...used, "pages/_site.json": site(facts) })).toEqual([
      '_site.json token-unknown {facts.price} has no value, and stands in 2 texts, for example in pages/visit.json. Add "price" here, or change those texts.',
    ]);
  });

  it("is a mistake of each text, when it is a misspelt one", async () => {
    const files = {
      "pages/visit.json": page("Visit", [text("{brand} and {brant}."), text("By {brant}.")]),
    };
    expect((await found(files)).map((line) => line.split(" has")[0])).toEqual([
      "visit.json token-unknown {brant}",
      "visit.json token-unknown {brant}",
    ]);
  });

  it("is reported once, when it is asked for too often to be misspelt", async () => {
    const facts = site('"facts": { "priced": "$5" }');
    const asked = (times: number) => [
      text("{facts.priced}"),
      ...Array.from({ length: times }, (_, at) => text(`From {facts.price} for ${at + 1}.`)),
    ];
    const reported = async (times: number) =>
      (
        await found({ "pages/visit.json": page("Visit", asked(times)), "pages/_site.json": facts })
      ).map((line) => line.split(" ")[0]);
    expect(await reported(3)).toEqual(["visit.json", "visit.json", "visit.json"]);
    expect(await reported(4)).toEqual(["_site.json"]);
  });

  it("is a mistake of the text, when one text asks for it only", async () => {
    const files = { "pages/visit.json": page("Visit", [text("From {facts.price}.")]) };
    expect((await found(files))[0]).toContain(
      "visit.json token-unknown {facts.price} has no value.",
    );
  });

  it("is not reported as a marked value that is missing, too", async () => {
    const files = {
      "pages/_site.json": site('"placeholders": ["/phone"]'),
      "pages/visit.json": page("Visit", [text("{phone}")]),
    };
    expect((await found(files)).map((line) => line.split(" ")[1])).toEqual(["token-unknown"]);
  });
});

describe("a page that was copied is one finding, at the copy", () => {
  const original = page("Houston", [...about("Houston"), text(LONG)]);
  const copied = (files: SiteFiles) =>
    found({ "pages/houston.json": original, ...files }).then((lines) =>
      lines.map((line) => line.split(" Say ")[0]),
    );

  it("when it is the same word by word, and before the original in the alphabet", async () => {
    expect(await copied({ "pages/abilene.json": original })).toEqual([
      "abilene.json content-similar This page is a copy of /houston: 100 % of its words, its title, its description and 1 long paragraph.",
    ]);
  });

  it("when its file is named after the original", async () => {
    for (const name of ["houston-2", "houston-copy", "copy-of-houston"])
      expect((await copied({ [`pages/${name}.json`]: original }))[0]).toContain(
        `${name}.json content-similar This page is a copy of /houston:`,
      );
  });

  it("when its title was changed", async () => {
    expect(await copied({ "pages/abilene.json": { ...original, title: "Abilene" } })).toEqual([
      "abilene.json content-similar This page is a copy of /houston: 100 % of its words, its description and 1 long paragraph.",
    ]);
  });

  it("when its file is named after an original that comes before it", async () => {
    const found = await copied({
      "pages/bakery.json": original,
      "pages/copy-of-bakery.json": original,
    });
    expect(found.map((line) => line?.split(":")[0])).toContain(
      "copy-of-bakery.json content-similar This page is a copy of /bakery",
    );
  });

  it("when some of it was written anew", async () => {
    const blocks = [
      ...original.blocks.slice(0, -4),
      text("Something else that is baked in Abilene only."),
    ];
    expect((await copied({ "pages/abilene.json": { ...original, blocks } }))[0]).toMatch(
      /^abilene.json content-similar This page is a copy of \/houston: 9\d % of its words,/,
    );
  });

  it("and is no copy when it has less than most of its words from the other", async () => {
    const other = (name: string) =>
      Array.from({ length: 20 }, (_, at) =>
        text(
          `${name} ${at} has its own ${name} and its very own things of ${name} for ${name} ${at}.`,
        ),
      );
    const [line] = await copied({
      "pages/houston.json": page("Houston", [...about("Houston"), ...other("oven")]),
      "pages/abilene.json": page("Abilene", [...about("Houston"), ...other("mill")]),
    });
    expect(line).toMatch(/^abilene.json content-similar \d\d % of this page stands on \/houston/);
  });

  it("for every copy", async () => {
    const found = await copied({ "pages/abilene.json": original, "pages/lubbock.json": original });
    expect(found.map((line) => line?.split(":")[0])).toEqual([
      "abilene.json content-similar This page is a copy of /houston",
      "lubbock.json content-similar This page is a copy of /houston",
    ]);
  });

  it("and blames nobody when neither gives itself away", async () => {
    const renamed = JSON.parse(JSON.stringify(original).replaceAll("Houston", "Abilene"));
    expect(await copied({ "pages/abilene.json": renamed })).toEqual([
      "houston.json content-similar 100 % of this page stands on /abilene as well, 1 long paragraph included.",
    ]);
  });
});

describe("what stands on two pages is reported at the one that does not name itself", () => {
  it("for a title", async () => {
    const files = {
      "pages/abilene.json": page("Houston", [], { description: "Bakers in Abilene, Texas." }),
      "pages/houston.json": page("Houston", [text("All about Houston, and Houston alone.")]),
      "pages/lubbock.json": page("Houston", [], { description: "Bread from Houston." }),
    };
    expect((await found(files)).map((line) => line.split(" Give")[0])).toEqual([
      "abilene.json head-repeated The page /houston has the same title.",
      "lubbock.json head-repeated The page /houston has the same title.",
    ]);
  });

  it("for a paragraph", async () => {
    const files = {
      "pages/abilene.json": page("Bakers", [text(`${LONG} in Houston`)]),
      "pages/houston.json": page("Houston", [text(`${LONG} in Houston`)]),
    };
    expect((await found(files)).map((line) => line.split(" Write")[0])).toEqual([
      "abilene.json content-repeated This paragraph stands on /houston as well.",
    ]);
  });

  it("and a paragraph twice on one page stands on that page", async () => {
    expect(await found({ "pages/visit.json": page("Visit", [text(LONG), text(LONG)]) })).toEqual([
      "visit.json content-repeated This paragraph stands on this page twice. Delete one of the two.",
    ]);
  });
});

describe("messages name what an author wrote", () => {
  const linked = (href: string) =>
    found({ "pages/visit.json": page("Visit", [text(`See [it](${href}).`)]) }).then((lines) =>
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
  expect((await found(files)).map((line) => line.split(" ")[1])).toEqual(["date-invalid"]);
});
