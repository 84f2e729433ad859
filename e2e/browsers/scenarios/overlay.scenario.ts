import { readFileSync, writeFileSync } from "node:fs";
import { type EditedBakery, editBakery } from "../../support/dev-server.ts";
import { test } from "../test.ts";

const PORT = 4356;
let bakery: EditedBakery;

test.beforeAll(async () => {
  bakery = await editBakery(PORT, (file) => {
    const text = readFileSync(file("visit.json"), "utf8");
    writeFileSync(file("visit.json"), text.replace("(/breads/rye)", "(/breads/rie)"));
  });
});

test.afterAll(() => bakery.close());

test("an error shows over the page, is hidden, and leads to its field in the studio", async ({
  visitor,
}) => {
  const within = { within: "site-problems" };
  await visitor.opens(`${bakery.url}/visit`);
  await visitor.sees({ ...within, css: ".message", words: "There is no page /breads/rie." });
  await visitor.clicks({ ...within, css: "button", words: "Hide" });
  await visitor.clicks({ ...within, css: "button", words: "1 error" });
  await visitor.clicks({ ...within, css: "a", words: "Edit in the studio" });
  await visitor.sees({ css: "section textarea", words: "Text" });
  await visitor.until(() => document.activeElement?.id, "field-blocks-1-text");
});
