import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { type EditedBakery, editBakery } from "../../support/dev-server.ts";
import { test } from "../test.ts";

const PORT = 4355;
const FRAME = "iframe";
let bakery: EditedBakery;

test.beforeAll(async () => {
  bakery = await editBakery(PORT);
});

test.afterAll(() => bakery.close());

test("the first ten steps in the studio", async ({ visitor }) => {
  const read = () => JSON.parse(readFileSync(bakery.file("visit.json"), "utf8"));
  const before = read();
  await test.step("opens the studio", async () => {
    await visitor.opens(`${bakery.url}/studio`);
    await visitor.sees({ css: "main strong", words: "Choose a page" });
  });
  await test.step("chooses a page, which is shown", async () => {
    await visitor.clicks({ css: "nav button", words: "Visit" });
    await visitor.sees({ css: "h1", words: "Visit", frame: FRAME });
  });
  await test.step("clicks a part of the page, whose form opens", async () => {
    await visitor.clicks({ css: "h2", words: "Hours", frame: FRAME });
    await visitor.sees({ css: "section h2", words: "Rich text" });
  });
  await test.step("writes, and sees it on the page", async () => {
    await visitor.writes({ css: "section input, section textarea", words: "Title" }, "Open when");
    await visitor.sees({ css: "h2", words: "Open when", frame: FRAME });
  });
  await test.step("undoes it", async () => {
    await visitor.clicks({ css: "button", words: "Undo" });
    await visitor.sees({ css: "h2", words: "Hours", frame: FRAME });
  });
  await test.step("adds questions", async () => {
    await visitor.clicks({ css: "button", words: "Add a part here" });
    await visitor.clicks({ css: "dialog button, [role=dialog] button", words: "FAQ" });
    await visitor.writes({ css: "section input, section textarea", words: "Title" }, "Asked often");
    await visitor.writes(
      { css: "section input, section textarea", words: "Question" },
      "Do you deliver?",
    );
    await visitor.writes({ css: "section textarea", words: "Answer" }, "Within the street.");
    await visitor.sees({ css: "h2", words: "Asked often", frame: FRAME });
  });
  await test.step("sees what is wrong beside the field, and puts it right", async () => {
    await visitor.writes({ css: "section input, section textarea", words: "Title" }, " ");
    await visitor.sees({ css: "section [aria-invalid]" });
    await visitor.writes({ css: "section input, section textarea", words: "Title" }, "Asked often");
    await visitor.until(() => document.querySelectorAll("section [aria-invalid]").length, 0);
  });
  await test.step("looks at the page as on a phone", async () => {
    await visitor.clicks({ css: 'button[aria-label="As on a phone"]' });
    await visitor.until(() => document.querySelector("iframe")?.clientWidth, 390);
  });
  await test.step("saves", async () => {
    await visitor.clicks({ css: "button", words: "Save" });
    await visitor.sees({ css: "body *", words: "Saved." });
    expect(read().blocks).toEqual([
      ...before.blocks,
      {
        type: "faq",
        title: "Asked often",
        items: [{ question: "Do you deliver?", answer: "Within the street." }],
      },
    ]);
  });
  await test.step("goes to another page, and comes back to it after loading again", async () => {
    await visitor.clicks({ css: "nav button", words: "Rye bread" });
    await visitor.sees({ css: "h1", words: "Rye bread", frame: FRAME });
    await visitor.opens("about:blank");
    await visitor.opens(`${bakery.url}/studio#breads/rye.json`);
    await visitor.sees({ css: "h1", words: "Rye bread", frame: FRAME });
  });
});
