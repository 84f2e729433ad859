import { expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import { feed } from "./feed.ts";

const page = (title: string, fields: object = {}) => ({
  title,
  description: `About ${title}.`,
  blocks: [{ type: "hero" }],
  ...fields,
});

it("lists the articles newest first, and was updated when the last of them was", async () => {
  const { site } = await examineFiles({
    "pages/_site.json": {
      brand: "Bakery",
      url: "https://www.bakery.example",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
    },
    "pages/index.json": page("Home"),
    "pages/a.json": page("First", { published: "2026-01-01" }),
    "pages/b.json": page("Third", { published: "2026-03-01" }),
    "pages/c.json": page("Second", { published: "2026-02-01", updated: "2026-09-01" }),
    "pages/d.json": page("No article"),
  });
  if (!site) throw new Error("The site cannot be read.");
  const text = feed(site);
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value);
  expect(all(/<entry><id>https:\/\/www\.bakery\.example(.*?)<\/id>/g)).toEqual(["/b", "/c", "/a"]);
  expect(all(/<published>(.*?)T/g)).toEqual(["2026-03-01", "2026-02-01", "2026-01-01"]);
  expect(all(/<updated>(.*?)T/g)).toEqual(["2026-09-01", "2026-03-01", "2026-09-01", "2026-01-01"]);
});
