import { describe, expect, it } from "vitest";
import type { TokenFault } from "./token-faults.ts";
import { pageTokens, siteTokens } from "./token-values.ts";
import { fillTokens, type Tokens } from "./tokens.ts";

const SITE = siteTokens({
  brand: "B$&",
  phone: "(555) 0100",
  facts: { fee: "$750+", count: "50", braces: "{leftBrace}x{rightBrace}" },
  navigation: [],
}).tokens;

function fill(text: string, tokens: Tokens = SITE) {
  const unknown: string[] = [];
  const gaps: string[] = [];
  const faults: TokenFault[] = [];
  const filled = fillTokens(text, tokens, {
    unknown: (name) => unknown.push(name),
    gap: (wanted) => gaps.push(wanted),
    fault: (fault) => faults.push(fault),
  });
  return { filled, unknown, gaps, faults };
}

describe("fillTokens", () => {
  it("fills values by their path, whatever characters they hold", () => {
    expect(fill("{brand}: from { facts.fee }, {facts.braces}").filled).toBe("B$&: from $750+, {x}");
  });

  it("reports an unknown name and leaves it as written", () => {
    expect(fill("{facts.fe}")).toMatchObject({ filled: "{facts.fe}", unknown: ["facts.fe"] });
  });

  it("writes a brace for its name", () => {
    expect(fill("a {leftBrace}b{rightBrace} c")).toEqual({
      filled: "a {b} c",
      unknown: [],
      gaps: [],
      faults: [],
    });
  });

  it("marks a text that is still to be written", () => {
    expect(fill("Open {fill: from when to when}.")).toMatchObject({
      filled: "Open ⟦from when to when⟧.",
      gaps: ["from when to when"],
    });
  });
});

describe("what looks like a token and is none", () => {
  it.each<[text: string, kind: TokenFault["kind"], written: string]>([
    ["Call {phone now", "open", "{phone now"],
    ["Call {phone now or {phone}", "open", "{phone now or"],
    ["One\nCall {phone\nTwo", "open", "{phone"],
    ["{fill: what it is", "open", "{fill: what it is"],
    ["Call phone} now", "close", "phone}"],
    ["Call {phone} or phone} now", "close", "or phone}"],
    ["Call {phone}} now", "close", "{phone}}"],
    ["Call }", "close", "Call }"],
    ["{{phone}}", "doubled", "{{phone}}"],
    ["{{ unknown }}", "doubled", "{{ unknown }}"],
    ["{ {phone} }", "doubled", "{ {phone} }"],
    ["{{}}", "doubled", "{{}}"],
    ["{ {phone}", "open", "{"],
    ["Call {}", "empty", "{}"],
    ["Call {  }", "empty", "{  }"],
    [`Call $\{phone}`, "dollar", `$\{phone}`],
    [`From $\{facts.fee}`, "dollar", `$\{facts.fee}`],
    ["Call %phone%", "look-alike", "%phone%"],
    ["Call [[phone]]", "look-alike", "[[phone]]"],
    ["Call ｛phone｝", "look-alike", "｛phone｝"],
    ["From facts.fee a month", "look-alike", "facts.fee"],
  ])("%j", (text, kind, written) => {
    const { faults, unknown } = fill(text);
    expect(faults.map((fault) => [fault.kind, fault.written])).toEqual([[kind, written]]);
    expect(unknown).toEqual([]);
  });

  it.each([
    `Only $\{facts.count} a month`,
    "50% of all, and 20% off",
    "%20brand%20",
    "100%other%",
    "[[other]] and [phone]",
    "see facts.pdf, /media/facts.fee.pdf and facts.feeling",
    "The facts. Fee and phone.",
    "a@facts.fee",
    "{ facts.fee }",
  ])("%j is none", (text) => {
    expect(fill(text)).toMatchObject({ faults: [], unknown: [] });
  });
});

describe("values that hold tokens", () => {
  it("are filled, in whatever order they stand", () => {
    const { tokens, circles } = siteTokens({
      offer: "from {facts.monthly}, {facts.when}",
      facts: { monthly: "{facts.amount} a month", amount: "$5", when: "{fill: when}" },
    });
    expect(tokens.get("offer")).toBe("from $5 a month, ⟦when⟧");
    expect(circles).toEqual([]);
  });

  it("that refer to one another are named once, from the first to itself", () => {
    const { circles } = siteTokens({
      facts: { a: "{facts.b}", b: "{facts.c}", c: "{facts.a}", own: "{facts.own}", d: "{facts.a}" },
    });
    expect(circles).toEqual([
      ["facts.a", "facts.b", "facts.c", "facts.a"],
      ["facts.own", "facts.own"],
    ]);
  });

  it("end where a chain has no end in sight", () => {
    const facts = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, at) => [`f${at}`, `{facts.f${at + 1}}`]),
    );
    expect(siteTokens({ facts }).circles.length).toBeGreaterThan(0);
  });

  it("of a page are read when one is asked for, with those of the site", () => {
    const circles: string[][] = [];
    const fields = {
      title: "Of {brand}",
      summary: "{page.title}",
      description: "{page.description}",
    };
    const tokens = pageTokens(fields, SITE, (faults) => circles.push(...faults.circles));
    expect(tokens.get("facts.fee")).toBe("$750+");
    expect(circles).toEqual([]);
    expect(tokens.get("page.summary")).toBe("Of B$&");
    expect(circles).toEqual([["page.description", "page.description"]]);
  });
});
