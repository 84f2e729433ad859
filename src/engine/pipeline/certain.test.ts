import { describe, expect, it } from "vitest";
import { certainFile, certainName, certainRoute, certainWord } from "./certain.ts";
import { meantRoute } from "./index/meant-route.ts";
import { ledgerText, readLedger } from "./ledger.ts";
import type { Rule } from "./rule.ts";
import type { ParsedFile } from "./source.ts";
import { withLevels } from "./with-levels.ts";

const ROUTES = ["/", "/about", "/contact", "/form", "/mn", "/opening-hours", "/rn", "/training"];

describe("a route", () => {
  it.each([
    ["/Contact", "/contact"],
    ["/contact/", "/contact"],
    ["//contact", "/contact"],
    ["contact", "/contact"],
    ["/contact.html", "/contact"],
    ["/contact/index.html", "/contact"],
    ["/contact.json", "/contact"],
    ["/index.html", "/"],
    ["/%63ontact", "/contact"],
    ["/contcat", "/contact"],
    ["/Contcat/", "/contact"],
    ["/from", "/form"],
    ["/opneing-hours", "/opening-hours"],
  ])("%s means %s", (written, meant) => {
    expect(certainRoute(written, ROUTES)).toBe(meant);
  });

  it.each([
    ["a letter too many", "/contract"],
    ["a letter too few", "/contat"],
    ["another letter", "/abort"],
    ["another short word", "/dn"],
    ["two letters of a short word", "/nm"],
    ["a number after it", "/training-2"],
    ["a plural", "/forms"],
    ["two exchanges", "/cotnatc"],
    ["letters apart", "/tontacc"],
    ["another sign between words", "/opening_hours"],
    ["no sign between words", "/openinghours"],
    ["encoding that is none", "/%E0%A4"],
  ])("is not sure of %s: %s", (_, written) => {
    expect(certainRoute(written, ROUTES)).toBeUndefined();
  });

  it("is not sure when two fit", () => {
    expect(certainRoute("/ABOUT", ["/about", "/About"])).toBeUndefined();
    expect(certainRoute("/abcd", ["/bacd", "/acbd"])).toBeUndefined();
  });

  it("knows digits to be names: none of them is exchanged", () => {
    expect(certainRoute("/suite-1243", ["/suite-1234"])).toBeUndefined();
  });
});

it("a file keeps its folder, and its ending but for how it is written", () => {
  const files = ["/media/door.jpg", "/media/plates/Houston.svg", "/media/prices.pdf"];
  expect(certainFile("/media/Door.JPG", files)).toBe("/media/door.jpg");
  expect(certainFile("/media/door.jpeg", files)).toBe("/media/door.jpg");
  expect(certainFile("/media/plates/houston.svg", files)).toBe("/media/plates/Houston.svg");
  expect(certainFile("/media/pirces.pdf", files)).toBe("/media/prices.pdf");
  expect(certainFile("/media/houston.svg", files)).toBeUndefined();
  expect(certainFile("/media/door.png", files)).toBeUndefined();
  expect(certainFile("/media/price.pdf", files)).toBeUndefined();
});

it("a name that an author gave is taken for another only where letters are exchanged", () => {
  const names = ["phone", "phoneNumber", "facts.offer", "hours"];
  expect(certainName("Phone", names)).toBe("phone");
  expect(certainName("phoen", names)).toBe("phone");
  expect(certainName("facts.ofefr", names)).toBe("facts.offer");
  expect(certainName("facts.offers", names)).toBeUndefined();
  expect(certainName("hour", names)).toBeUndefined();
});

describe("a word of the engine", () => {
  it.each([
    ["titel", "title"],
    ["tilte", "title"],
    ["tittle", "title"],
    ["Title", "title"],
    ["short_title", "shortTitle"],
    ["ctaa", "cta"],
    ["CTA", "cta"],
  ])("%s means %s", (written, meant) => {
    expect(certainWord(written, ["title", "shortTitle", "cta", "anchor"])).toBe(meant);
  });

  it.each([
    ["two slips", "tietl", ["title"]],
    ["another digit", "eu2", ["eu1", "na1"]],
    ["a digit too many", "level12", ["level1"]],
    ["two that are as near", "tone", ["stone", "tones"]],
    ["a short word", "all", ["alt", "src"]],
  ])("is not sure of %s: %s", (_, written, words) => {
    expect(certainWord(written, words)).toBeUndefined();
  });

  it("is not looked for behind one that is beyond measure", () => {
    expect(certainWord("a".repeat(1000), ["a".repeat(1001)])).toBeUndefined();
  });
});

describe("a route that is most likely meant", () => {
  const routes = new Set([
    "/",
    "/about",
    "/places/texas",
    "/places/ohio",
    "/our-team",
    "/aaaa/x",
    "/bbbb/x",
  ]);

  it.each([
    ["/About/", "/about"],
    ["/about.html", "/about"],
    ["/about.htm", "/about"],
    ["/about.php", "/about"],
    ["/about/index.json", "/about"],
    ["/index.html", "/"],
    ["/our_team", "/our-team"],
    ["/our team", "/our-team"],
    ["/states/texas", "/places/texas"],
    ["/texas", "/places/texas"],
    ["/abuot", "/about"],
    ["/zzzz/x", undefined],
    ["/nothing-like-it", undefined],
  ])("%s: %s", (path, meant) => {
    expect(meantRoute(path, routes)).toBe(meant);
  });
});

describe("the ledger of published addresses", () => {
  const read = (value: unknown) => readLedger({ file: "/a.json", value } as ParsedFile);

  it("is a list of texts, and else named as a mistake", () => {
    expect(read(["/", "/a"])).toEqual({
      ledger: { file: "/a.json", addresses: ["/", "/a"] },
      issues: [],
    });
    for (const value of [{}, "/", ["/", 5], null])
      expect(read(value)).toMatchObject({
        issues: [{ rule: "schema-type", file: "/a.json", pointer: "" }],
      });
    expect(read({}).ledger).toBeUndefined();
  });

  it("has each address once, in order and on a line of its own", () => {
    expect(ledgerText(["/b", "/", "/b", "/a"])).toBe('[\n  "/",\n  "/a",\n  "/b"\n]\n');
  });
});

it("an issue has the level of its rule, and a rule that is not defined ends the run", () => {
  const rules = [
    { id: "a", level: "error" },
    { id: "b", level: "warning" },
  ] as Rule[];
  const issue = (rule: string) => ({ rule, message: "Wrong.", hint: "", file: "", pointer: "" });
  expect(withLevels(rules, [issue("b"), issue("a")]).map(({ level }) => level)).toEqual([
    "warning",
    "error",
  ]);
  expect(() => withLevels(rules, [issue("c")])).toThrow(
    'There is no rule "c", which an issue names: Wrong.',
  );
});
