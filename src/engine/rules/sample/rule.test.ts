import { expect, it } from "vitest";
import { examineFiles } from "../../../testing/examine-files.ts";

async function samplesOf(fields: object, release: boolean): Promise<string[]> {
  const files = {
    "pages/_site.json": {
      brand: "Bakery",
      url: "https://www.bakery.example",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
      ...fields,
    },
    "pages/index.json": { title: "Rye", description: "Our rye.", blocks: [{ type: "hero" }] },
  };
  const { issues } = await examineFiles(files, release);
  return issues.filter(({ rule }) => rule === "sample").map(({ pointer }) => pointer);
}

const leadForm = { provider: "sample", title: "Write to us" };
const blog = { provider: "wordpress", category: 1, byline: "The team", samples: true };

it("samples are reported before a release, and stand until then", async () => {
  expect(await samplesOf({ leadForm, blog }, false)).toEqual([]);
  expect(await samplesOf({ leadForm, blog }, true)).toEqual([
    "/leadForm/provider",
    "/blog/samples",
  ]);
});

it("what has taken their place is no sample", async () => {
  const real = {
    leadForm: { provider: "none" },
    blog: { ...blog, host: "https://blog.bakery.example" },
  };
  expect(await samplesOf(real, true)).toEqual([]);
  expect(await samplesOf({ blog: { ...blog, samples: false } }, true)).toEqual([]);
});
