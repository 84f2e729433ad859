import { expect, it } from "vitest";
import { pageAfterStep } from "./page-after-step.ts";

/** The title after a step from one title to another one is taken back, where others have made it a third. */
function undone({ typed, since, before }: { typed: string; since: string; before: string }) {
  const { value, isWhole } = pageAfterStep({
    page: { title: since, description: "Theirs" },
    from: { title: typed },
    to: { title: before },
  });
  expect(value.description).toBe("Theirs");
  return { title: value.title, isWhole };
}

it.each([
  ["behind them", "Hello world!!", "Hello!!"],
  ["behind them, apart", "Hello world and all", "Hello and all"],
  ["before them", "Hello wide world", "Hello wide"],
  ["in front of all", "Oh, Hello world", "Oh, Hello"],
])("takes the words of a step away, and leaves those that others wrote %s", (_, since, title) => {
  expect(undone({ before: "Hello", typed: "Hello world", since })).toEqual({
    title,
    isWhole: true,
  });
});

it("brings words back beside those that others wrote where there were none", () => {
  const typed = "";
  expect(undone({ before: "Open daily", typed, since: "By appointment" })).toEqual({
    title: "Open daily By appointment",
    isWhole: true,
  });
  expect(undone({ before: "At noon", typed: "At", since: "At once" })).toEqual({
    title: "At noon once",
    isWhole: true,
  });
});

it("leaves words that others have replaced, takes the others back, and reports that not all was", () => {
  const before = "Open at noon every day of the week";
  const typed = "Open at nine every day of the year";
  const since = "Open at eight every day of the year";
  expect(undone({ before, typed, since })).toEqual({
    title: "Open at eight every day of the week",
    isWhole: false,
  });
});

it("leaves a sentence that others have changed as they have it, where another one stood before", () => {
  const before = "Where the bakery is and when it opens.";
  const since = "Bread by eight every day.";
  expect(undone({ before, typed: "Bread by seven every day.", since })).toEqual({
    title: since,
    isWhole: false,
  });
});

it("leaves what is no text as others have it", () => {
  const page = { blocks: [{ type: "faq", columns: 4 }] };
  const from = { blocks: [{ type: "faq", columns: 3 }] };
  const to = { blocks: [{ type: "faq", columns: 2 }] };
  expect(pageAfterStep({ page, from, to })).toEqual({ value: page, isWhole: false });
});

it("leaves a block that others have changed since it was added, and one gone that they removed", () => {
  const hero = { type: "hero", title: "Bread" };
  const faq = { type: "faq", title: "Questions" };
  const asked = { ...faq, title: "Questions and answers" };
  const added = { from: { blocks: [hero, faq] }, to: { blocks: [hero] } };
  expect(pageAfterStep({ page: { blocks: [hero, asked] }, ...added })).toEqual({
    value: { blocks: [hero, asked] },
    isWhole: false,
  });
  const changed = { from: { blocks: [hero, asked] }, to: { blocks: [hero, faq] } };
  expect(pageAfterStep({ page: { blocks: [hero] }, ...changed })).toEqual({
    value: { blocks: [hero] },
    isWhole: false,
  });
});

it("leads to the other end where nobody else was there", () => {
  const page = { title: "Hello world" };
  const to = { title: "Hello" };
  expect(pageAfterStep({ page, from: page, to })).toEqual({ value: to, isWhole: true });
  expect(pageAfterStep({ page: { ...page }, from: page, to })).toEqual({
    value: to,
    isWhole: true,
  });
});
