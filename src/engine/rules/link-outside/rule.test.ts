import { expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { type Ask, checkExternal } from "./external.ts";

const ANSWERS: Record<string, number> = {
  "https://example.org/here": 200,
  "https://example.org/gone": 404,
  "https://example.org/shy": 403,
  "https://example.org/no-head": 500,
};

it("names addresses that are gone, and asks each once", async () => {
  const asked: string[] = [];
  const ask: Ask = async (url, { method = "GET" }) => {
    asked.push(`${method} ${url}`);
    if (url.includes("nobody"))
      throw new TypeError("fetch failed", { cause: { code: "ENOTFOUND" } });
    if (url.endsWith("/no-head") && method === "GET") return new Response(null, { status: 200 });
    return new Response(null, { status: ANSWERS[url] });
  };
  const words = [
    ...Object.keys(ANSWERS),
    "https://nobody.example/x",
    "https://example.org/gone#part",
    "/",
  ]
    .map((url) => `[x](${url})`)
    .join(" ");
  const { site } = await examineFiles({
    "pages/_site.json": {
      brand: "Bakery",
      url: "https://www.bakery.example",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
    },
    "pages/index.json": {
      title: "Home",
      description: "The bakery.",
      blocks: [{ type: "hero" }, { type: "rich-text", text: words }],
    },
  });
  if (!site) throw new Error("The site of this test is not whole.");
  const issues = await checkExternal(site, ask);
  expect(issues.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "link-outside https://example.org/gone answers 404.",
    "link-outside https://nobody.example/x cannot be reached (ENOTFOUND).",
    "link-outside https://example.org/gone#part answers 404.",
  ]);
  expect(asked.filter((line) => line.includes("/gone"))).toEqual([
    "HEAD https://example.org/gone",
    "GET https://example.org/gone",
  ]);
});

it.each<[answers: (Response | Error)[], fault: string | undefined]>([
  [[answer(200)], undefined],
  [[answer(204)], undefined],
  ...[401, 403, 405, 406, 408, 425, 429, 451, 503, 999].map((status): [Response[], undefined] => [
    [answer(status)],
    undefined,
  ]),
  [[answer(404), answer(200)], undefined],
  [[answer(500), answer(403)], undefined],
  [[answer(404), answer(404)], "answers 404"],
  [[answer(400), answer(410)], "answers 410"],
  [[answer(500), answer(502)], "answers 502"],
  [[new DOMException("", "TimeoutError")], "cannot be reached (TimeoutError)"],
  [[answer(405 + 99), new TypeError("fetch failed")], "cannot be reached (TypeError)"],
])("of the answers %o is said %s", async (answers, fault) => {
  const link = { value: "https://example.org/a", file: "pages/a.json", pointer: "/x" };
  const others = ["mailto:a@example.org", "tel:+15550100199", "/visit", "#a", "nowhere.org/a"];
  const site = {
    shellRefs: { links: others.map((value) => ({ ...link, value })) },
    pages: [{ refs: { links: [link] } }],
    hidden: [],
  } as unknown as CheckedSite;
  const left = [...answers];
  const issues = await checkExternal(site, async () => {
    const next = left.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error("Nobody should ask again.");
  });
  expect(left).toEqual([]);
  expect(issues.map(({ message }) => message)).toEqual(
    fault === undefined ? [] : [`https://example.org/a ${fault}.`],
  );
});

/** An answer of any status: `Response` itself makes none of 999. */
function answer(status: number): Response {
  const response = new Response(null, { status: status > 599 ? 599 : status });
  return Object.defineProperty(response, "status", { value: status });
}
