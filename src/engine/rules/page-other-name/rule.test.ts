import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../testing/examine-files.ts";

/** What a page says of itself where pages name themselves. */
interface PageTexts {
  title: string;
  eyebrow?: string;
  button?: string;
  href?: string;
  alt?: string;
  src?: string;
  heading?: string;
  text?: string;
  reviewed?: string;
}

function page({ title, eyebrow, button, href = "/", ...texts }: PageTexts): object {
  const { alt, src = "/media/a.svg", heading, text = `Bread of ${title}.`, reviewed } = texts;
  const actions = button === undefined ? undefined : [{ label: button, href }];
  return {
    title,
    description: `What to know about ${title}.`,
    ...(reviewed ? { reviewed } : {}),
    ...(alt === undefined ? {} : { picture: { src, alt } }),
    blocks: [
      { type: "hero", eyebrow, actions },
      { type: "rich-text", title: heading ?? `Baked in ${title}`, text },
    ],
  };
}

const list = (title: string) => ({
  title,
  description: `All of ${title}.`,
  blocks: [{ type: "hero" }, { type: "cards", pages: "below" }],
});
const picture = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path fill="${fill}" d="M0 0h4v3H0z"/></svg>`;

/** Cities below states, with other pages in their place. */
async function reported(
  pages: Record<string, object>,
  { subjects = [], language = "en-US" }: { subjects?: object[]; language?: string } = {},
): Promise<string[]> {
  const city = (title: string, state: string) =>
    page({ title, eyebrow: `${title}, ${state}`, button: `Find a ${title} baker` });
  const files: SiteFiles = {
    "pages/_site.json": {
      brand: "Example",
      url: "https://www.example.com",
      language,
      ...(subjects.length > 0 ? { subjects } : {}),
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
    },
    "pages/index.json": list("Home"),
    "pages/places/index.json": list("Places"),
    "pages/places/texas/index.json": list("Texas"),
    "pages/places/texas/houston.json": city("Houston", "Texas"),
    "pages/places/texas/dallas.json": city("Dallas", "Texas"),
    "pages/places/florida/index.json": list("Florida"),
    "pages/places/florida/miami.json": city("Miami", "Florida"),
    "media/a.svg": picture("red"),
    "media/b.svg": picture("blue"),
  };
  for (const [path, value] of Object.entries(pages)) files[`pages/${path}`] = value;
  const { issues, folder } = await examineFiles(files);
  return issues
    .filter(({ rule }) => rule === "page-other-name")
    .map(({ file, pointer }) => `${file.slice(folder.length + "/pages/".length)} ${pointer}`);
}

const PLACES = { subjects: [{ path: "/places", kind: "place" }] };

describe("what is left over from a copy", () => {
  it("is found above the heading, where other pages name themselves", async () => {
    const waco = page({ title: "Waco", eyebrow: "Houston, Texas" });
    expect(await reported({ "places/texas/waco.json": waco })).toEqual([
      "places/texas/waco.json /blocks/0/eyebrow",
    ]);
  });

  it("is found on a button that others have with their own name", async () => {
    const waco = page({ title: "Waco", button: "Find a Houston baker" });
    expect(await reported({ "places/texas/waco.json": waco })).toEqual([
      "places/texas/waco.json /blocks/0/actions/0/label",
    ]);
  });

  it("is the state, too", async () => {
    const state = (title: string, eyebrow: string) => ({
      ...list(title),
      blocks: [
        { type: "hero", eyebrow },
        { type: "cards", pages: "below" },
      ],
    });
    expect(
      await reported({
        "places/texas/index.json": state("Texas", "Bread from Texas"),
        "places/florida/index.json": state("Florida", "Bread from Florida"),
        "places/nevada/index.json": state("Nevada", "Bread from Texas"),
        "places/nevada/reno.json": page({ title: "Reno" }),
      }),
    ).toEqual(["places/nevada/index.json /blocks/0/eyebrow"]);
  });

  it("is the words for a picture beside another picture", async () => {
    const houston = page({ title: "Houston", alt: "The towers of Houston" });
    const waco = page({ title: "Waco", alt: "The towers of Houston", src: "/media/b.svg" });
    expect(
      await reported({ "places/texas/houston.json": houston, "places/texas/waco.json": waco }),
    ).toEqual(["places/texas/waco.json /picture/alt"]);
  });

  it("needs no third page where two texts are left", async () => {
    const rye = page({ title: "Rye", eyebrow: "The Rye", heading: "Baking Rye at four" });
    const oat = page({ title: "Oat", eyebrow: "The Rye", heading: "Baking Rye at four" });
    expect(
      await reported({
        "breads/index.json": list("Breads"),
        "breads/rye.json": rye,
        "breads/oat.json": oat,
      }),
    ).toEqual(["breads/oat.json /blocks/0/eyebrow", "breads/oat.json /blocks/1/title"]);
  });

  it("is found on pages below those beside one another", async () => {
    const about = (title: string, name: string) =>
      page({ title, eyebrow: `The ${name}`, heading: `Baking ${name} at four` });
    expect(
      await reported({
        "breads/index.json": list("Breads"),
        "breads/dark/index.json": list("Dark breads"),
        "breads/dark/rye.json": about("Rye", "Rye"),
        "breads/light/index.json": list("Light breads"),
        "breads/light/oat.json": about("Oat", "Rye"),
      }),
    ).toEqual(["breads/light/oat.json /blocks/0/eyebrow", "breads/light/oat.json /blocks/1/title"]);
  });

  it("needs a subject among two texts, and the two on one page only", async () => {
    const breads = (oat: PageTexts, more: Record<string, object> = {}) =>
      reported({
        "breads/index.json": list("Breads"),
        "breads/rye.json": page({
          title: "Rye",
          eyebrow: "The Rye",
          heading: "Baking Rye at four",
        }),
        "breads/oat.json": page(oat),
        ...more,
      });
    expect(await breads({ title: "Oat", eyebrow: "The Rye" })).toEqual([]);
    const bun = (texts: object) => ({ "breads/bun.json": page({ title: "Bun", ...texts }) });
    const left = { eyebrow: "The Rye", heading: "Baking Rye at four" };
    expect(await breads({ title: "Oat", ...left }, bun(left))).toEqual([]);
    expect(
      await breads({ title: "Oat", eyebrow: "The Rye" }, bun({ heading: "Baking Rye at four" })),
    ).toEqual([]);
    const ofBun = { title: "Oat", eyebrow: "The Rye", button: "Bun for breakfast" };
    expect(await breads(ofBun, bun({ button: "Bun for breakfast" }))).toEqual([]);
  });

  it("is what no other page has as well, and counts once where a page says it twice", async () => {
    const rye = page({
      title: "Rye",
      eyebrow: "The Rye",
      heading: "Baking Rye at four",
      button: "Rye for breakfast",
    });
    const of = (texts: PageTexts, more: Record<string, object> = {}) =>
      reported({
        "breads/index.json": list("Breads"),
        "breads/rye.json": rye,
        "breads/spelt.json": page(texts),
        ...more,
      });
    const left = { title: "Spelt", eyebrow: "The Rye", heading: "Baking Rye at four" };
    expect(
      await of(
        { ...left, button: "Rye for breakfast" },
        { "breads/bun.json": page({ title: "Bun", eyebrow: "The Rye" }) },
      ),
    ).toEqual(["breads/spelt.json /blocks/0/actions/0/label", "breads/spelt.json /blocks/1/title"]);
    expect(await of({ ...left, button: "The Rye" })).toEqual([
      "breads/spelt.json /blocks/0/eyebrow",
      "breads/spelt.json /blocks/1/title",
    ]);
  });

  it("needs neither where pages present places, as the site file says", async () => {
    const houston = page({ title: "Houston", button: "Meet us in Houston" });
    const waco = page({ title: "Waco", button: "Meet us in Houston" });
    const pages = { "places/texas/houston.json": houston, "places/texas/waco.json": waco };
    expect(await reported(pages, PLACES)).toEqual([
      "places/texas/waco.json /blocks/0/actions/0/label",
    ]);
    expect(await reported(pages)).toEqual([]);
  });

  it("is found in any language", async () => {
    const brot = (title: string, name: string) =>
      page({ title, eyebrow: `${name} aus dem Steinofen`, text: `Alles über ${title}.` });
    expect(
      await reported(
        {
          "brote/index.json": list("Brote"),
          "brote/roggen.json": brot("Roggenbrot", "Roggenbrot"),
          "brote/dinkel.json": brot("Dinkelbrot", "Dinkelbrot"),
          "brote/hafer.json": brot("Haferbrot", "Roggenbrot"),
        },
        { language: "de" },
      ),
    ).toEqual(["brote/hafer.json /blocks/0/eyebrow"]);
  });

  it("comes with the day of the review when that was copied along", async () => {
    const { issues } = await examineFiles({
      "pages/_site.json": {
        brand: "Example",
        url: "https://www.example.com",
        language: "en-US",
        subjects: [{ path: "/places", kind: "place" }],
        navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
        footer: { groups: [] },
      },
      "pages/index.json": list("Home"),
      "pages/places/index.json": list("Places"),
      "pages/places/houston.json": page({
        title: "Houston",
        eyebrow: "In Houston",
        reviewed: "2026-01-01",
      }),
      "pages/places/waco.json": page({
        title: "Waco",
        eyebrow: "In Houston",
        reviewed: "2026-01-01",
      }),
      "pages/places/tyler.json": page({
        title: "Tyler",
        eyebrow: "In Houston",
        reviewed: "2026-01-02",
      }),
    });
    const hints = issues.map(({ file, hint }) => `${file.split("/").at(-1)} ${hint}`);
    expect(hints.find((hint) => hint.startsWith("waco"))).toContain("“reviewed”");
    expect(hints.find((hint) => hint.startsWith("tyler"))).toBe("tyler.json Write it for Tyler.");
  });
});

describe("what names another page and is meant to", () => {
  it.each<[string, PageTexts]>([
    ["a comparison", { title: "Waco", eyebrow: "Two hours from Dallas" }],
    ["both names", { title: "Waco", eyebrow: "Between Waco and Dallas" }],
    [
      "a link to the other page",
      { title: "Waco", button: "Find a Houston baker", href: "/places/texas/houston" },
    ],
    [
      "a link below the other page",
      { title: "Waco", button: "Find a Houston baker", href: "/places/texas/houston#bread" },
    ],
    ["running text", { title: "Waco", text: "Houston, Texas is far. Dallas, Texas is near." }],
    ["the state it is in", { title: "Waco", eyebrow: "Texas" }],
    ["a name within a word", { title: "Waco", eyebrow: "Dallasite, Texas" }],
    ["a button of its own words", { title: "Waco", button: "Ask our Dallas office" }],
    [
      "a link to the other page itself",
      { title: "Waco", button: "Find a Dallas baker", href: "/places/texas/dallas" },
    ],
  ])("%s", async (_, texts) => {
    expect(await reported({ "places/texas/waco.json": page(texts) }, PLACES)).toEqual([]);
  });

  it("is a title or a description, which have a rule of their own", async () => {
    const head = (name: string) => ({
      headTitle: `Bread in ${name}`,
      description: `What to know about ${name}.`,
    });
    const pages = {
      "places/texas/houston.json": { ...page({ title: "Houston" }), ...head("Houston") },
      "places/texas/dallas.json": { ...page({ title: "Dallas" }), ...head("Dallas") },
      "places/texas/waco.json": { ...page({ title: "Waco" }), ...head("Houston") },
    };
    expect(await reported(pages, PLACES)).toEqual([]);
  });

  it("is what pages in other parts of the site say, and those below the home page", async () => {
    const about = (title: string, name: string) =>
      page({ title, eyebrow: `The ${name}`, heading: `Baking ${name} at four` });
    expect(
      await reported({
        "breads/index.json": list("Breads"),
        "breads/rye.json": about("Rye", "Rye"),
        "drinks/index.json": list("Drinks"),
        "drinks/tea/index.json": about("Tea", "Rye"),
        "drinks/tea/mint.json": about("Mint", "Rye"),
      }),
    ).toEqual([]);
  });

  it("is a sentence that all pages have, because the office is there", async () => {
    const office = "Our own office is in Dallas";
    const city = (title: string) => page({ title, heading: office });
    expect(
      await reported({
        "places/texas/houston.json": city("Houston"),
        "places/texas/dallas.json": city("Dallas"),
        "places/texas/waco.json": city("Waco"),
        "places/florida/miami.json": city("Miami"),
      }),
    ).toEqual([]);
  });

  it("is one heading that a page shares with the page that it is about", async () => {
    const service = (title: string, heading: string) => page({ title, heading });
    expect(
      await reported({
        "pricing.json": service("Pricing", "Questions about Pricing"),
        "contact.json": service("Contact", "Questions about Pricing"),
      }),
    ).toEqual([]);
  });

  it("is a page above or below", async () => {
    const breads = {
      ...list("Breads"),
      blocks: [
        { type: "hero", eyebrow: "Our Rye" },
        { type: "cards", pages: "below" },
      ],
    };
    expect(
      await reported({
        "breads/index.json": breads,
        "breads/rye.json": page({ title: "Rye", eyebrow: "Our Rye" }),
      }),
    ).toEqual([]);
  });
});
