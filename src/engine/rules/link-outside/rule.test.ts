import { expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";
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
