import { expect, it } from "vitest";
import { examineFiles } from "../../testing/examine-files.ts";
import { formDocument } from "./form-document.ts";

const ASSETS = { styles: ["/style.css"], script: "/form.js" };

async function documentOf(leadForm: object): Promise<string | undefined> {
  const { site } = await examineFiles({
    "pages/_site.json": {
      brand: "Crumb & Co",
      url: "https://www.bakery.example",
      language: "en-US",
      navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
      footer: { groups: [] },
      leadForm,
    },
    "pages/index.json": { title: "Rye", description: "Our rye.", blocks: [{ type: "hero" }] },
  });
  if (!site) throw new Error("The site of this test is not whole.");
  return site.frames.map((frame) => formDocument(site, frame, ASSETS))[0];
}

it("asks what the site file says, with its tokens filled and its signs escaped", async () => {
  const html = await documentOf({
    provider: "sample",
    title: "Write to {brand}",
    fields: [
      { label: "How many <loaves>?", help: "{brand} bakes at four", optional: true },
      { label: "Which", kind: "choice", choices: ["Rye", "Spelt"] },
    ],
  });
  expect(html).toContain("<h1>Write to Crumb &amp; Co</h1>");
  expect(html).toContain("How many &lt;loaves&gt;? <span>(optional)</span>");
  expect(html).toContain("Crumb &amp; Co bakes at four");
  expect(html).toContain("<option>Rye</option><option>Spelt</option>");
  expect(html).toContain("This is a sample form: nothing is sent.");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/ name="(?!viewport|robots)|style=|action=/);
});

it("is there only for sites that show it", async () => {
  expect(await documentOf({ provider: "none" })).toBeUndefined();
});
