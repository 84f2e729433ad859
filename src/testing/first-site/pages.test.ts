import { beforeAll, describe, expect, it } from "vitest";
import { isPattern } from "../../engine/model/route.ts";
import { linkedPaths } from "../../engine/pipeline/facts/linked-paths.ts";
import type { CheckedPage } from "../../engine/pipeline/site.ts";
import { examineFirstSite, readFirstSite } from "../first-site.ts";

let pages: CheckedPage[];
beforeAll(async () => {
  const { site } = await examineFirstSite();
  pages = site.pages.filter(({ entry, page }) => !isPattern(entry.route) && !page.head.noindex);
});

const routesOf = (some: CheckedPage[]) => some.map(({ entry }) => entry.route);
const leadsTo = (folder: string) => (page: CheckedPage) =>
  linkedPaths(page.page.blocks).filter((path) => path.startsWith(folder)).length;

describe("pages as search engines list them", () => {
  it("have descriptions of at most 155 characters that end whole", () => {
    const odd = pages
      .map(({ page }) => page.head.description)
      .filter((text) => text.length > 155 || !/[.?!]$/.test(text));
    expect(odd).toEqual([]);
  });
});

describe("ways between pages", () => {
  it("lead to every page from three others at least, menus left aside", () => {
    const from = new Map(pages.map(({ entry }) => [entry.route, 0]));
    for (const { entry, page } of pages)
      for (const path of linkedPaths(page.blocks))
        if (path !== entry.route) from.set(path, (from.get(path) ?? 0) + 1);
    expect(routesOf(pages).filter((route) => route !== "/" && (from.get(route) ?? 0) < 3)).toEqual(
      [],
    );
  });

  it("lead from every type of clinic, and from states that have one, to a guide", () => {
    const readers = pages.filter(({ entry }) =>
      /^\/clinic-types\/|^\/locations\/(california|florida|nevada|texas)$/.test(entry.route),
    );
    expect(readers).toHaveLength(12);
    const without = readers.filter((page) => leadsTo("/resources/")(page) === 0);
    expect(routesOf(without)).toEqual([]);
  });

  it("lead from every city to two types of clinics and a guide", () => {
    const cities = pages.filter(({ entry }) => /^\/locations\/[^/]+\/./.test(entry.route));
    expect(cities).toHaveLength(21);
    const without = cities.filter(
      (page) => leadsTo("/clinic-types/")(page) < 2 || leadsTo("/resources/")(page) < 1,
    );
    expect(routesOf(without)).toEqual([]);
  });
});

/** Words and sentences that were no American English, said two things at once, or said nothing. */
const ODD =
  /\b(?:postcode|fortnight|takings|somebody|anybody|rings 911|film|years of placements|legal work and the start|legal work are separate|answers no calls|our physicians assess|the wrong room|from handshake|in every state and city|four of them follow|lets go of one hand|describes the way)\b|start at \$\d+\+/i;

describe("what visitors read", () => {
  it("has none of the words that had to go", () => {
    const odd = pages.flatMap(({ entry, page }) =>
      ODD.test(JSON.stringify([page.head.title, page.head.description, page.blocks]))
        ? [entry.route]
        : [],
    );
    expect(odd).toEqual([]);
  });
});

describe("prices", () => {
  const priced = () =>
    pages.flatMap(({ entry, page }) =>
      page.blocks.filter(({ type }) => type === "pricing").map((block) => ({ entry, block })),
    );

  it("say what is in each rate, what is extra, and for whom it is", () => {
    expect(priced()).toHaveLength(3);
    for (const { entry, block } of priced()) {
      const text = JSON.stringify(block);
      for (const part of [
        "malpractice insurance",
        "training courses, device consultations",
        "clinics other than medical spas",
        "$750",
        "$799",
      ])
        expect(text, entry.route).toContain(part);
    }
  });

  it("stand apart from what physicians are paid, wherever that is cited", () => {
    const citing = [...readFirstSite()].filter(
      ([path, text]) => path !== "_site.json" && text.includes("{facts.retainerRange}"),
    );
    expect(citing).toHaveLength(5);
    for (const [path, text] of citing)
      expect(text, path).toMatch(
        /not (our rates|ours|what a clinic pays)|our rates are a different|rates on our website/i,
      );
  });
});
