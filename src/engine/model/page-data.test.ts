import { expect, it } from "vitest";
import type { ResolvedBlock } from "./block.ts";
import { pageData, unpackPage } from "./page-data.ts";
import type { ResolvedPage } from "./resolved-page.ts";

const HEAD = { title: "A", description: "B.", canonical: "https://a.org/a" };

function pageOf(block: object, noindex = false): ResolvedPage {
  return { route: "/a", head: { ...HEAD, noindex }, blocks: [block as ResolvedBlock] };
}

/** The page after it was written and fetched. */
function fetched(page: ResolvedPage): ResolvedPage {
  return unpackPage(JSON.parse(JSON.stringify(pageData("1", page))).page);
}

it("writes rich text as strings, and what search engines may do only where they may not", () => {
  const text = [
    { tag: "p", children: ["See ", { tag: "a", href: "/bread/", children: ["our bread"] }, "."] },
    { tag: "hr" },
    { tag: "p", children: ["Fresh & < 1 day old"] },
  ];
  expect(pageData("1", pageOf({ type: "rich-text", text, title: "<b>" }))).toEqual({
    build: "1",
    page: {
      route: "/a",
      head: HEAD,
      blocks: [
        {
          type: "rich-text",
          text: "<p>See <a /bread/>our bread</>.</><hr/><p>Fresh &amp; &lt; 1 day old",
          title: "<><b>",
        },
      ],
    },
  });
});

it("names the styles that the page has beside those of all pages", () => {
  const page = pageOf({ type: "faq" });
  expect(pageData("1", page, ["/assets/map.css"])).toMatchObject({ styles: ["/assets/map.css"] });
  expect(pageData("1", page, [])).not.toHaveProperty("styles");
});

it.each([true, false])("is the same page again, left out of search: %s", (noindex) => {
  const page = pageOf({ type: "faq" }, noindex);
  expect(fetched(page)).toEqual(page);
});

it.each([
  ["texts side by side", [{ tag: "p", children: ["a", "b"] }]],
  ["an empty text", [{ tag: "p", children: [""] }]],
  ["no children", [{ tag: "p", children: [] }]],
  ["a link without words", [{ tag: "a", href: "/a" }]],
  ["text at the beginning", ["a", { tag: "p", children: ["b"] }]],
  ["a list of words", ["<p>", "<>", "&lt;", "</>"]],
  ["fields that look like text", [{ tag: "news" }, { tag: "p", text: "a" }, { tag: "A B" }]],
  ["an address with every sign", [{ tag: "a", href: "/a?b=<c>&d=' /", children: ["e"] }]],
])("keeps %s as it is", (_, value) => {
  const page = pageOf({ type: "own", value, within: { value } });
  expect(fetched(page)).toEqual(page);
});

it("keeps whatever a page can hold", () => {
  const random = randomFrom(42);
  for (let turn = 0; turn < 3000; turn += 1) {
    const page = pageOf({ type: "own", value: anyValue(random, 4) });
    expect(fetched(page)).toEqual(page);
  }
});

type Random = (below: number) => number;

function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

const WORDS = ["", "a", "<", ">", "<>", "</>", "<p>", "&", "&lt;", "/", " ", "é", "<a /b>", "\n"];
const TAGS = ["p", "a", "strong", "h2", "P", "", "x y"];

function anyValue(random: Random, depth: number): unknown {
  const list = () => Array.from({ length: random(4) }, () => anyValue(random, depth - 1));
  const words = () => WORDS[random(WORDS.length)] ?? "";
  const kind = depth === 0 ? 0 : random(6);
  if (kind === 0) return words() + words();
  if (kind === 1) return [null, true, 0, -1.5][random(4)];
  if (kind === 2) return list();
  if (kind === 3) return { title: anyValue(random, depth - 1), [words()]: words() };
  return {
    tag: TAGS[random(TAGS.length)],
    ...(random(3) === 0 && { href: words() }),
    ...(random(4) > 0 && { children: list() }),
  };
}
