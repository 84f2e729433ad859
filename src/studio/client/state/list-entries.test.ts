import { describe, expect, it } from "vitest";
import type { Field } from "../../contract/field.ts";
import { entryIn, entryName, entryText, fits, listFor } from "./list-entries.ts";

const text: Field = { kind: "text", label: "Text", required: true };
const QUESTION: Field = {
  kind: "group",
  label: "Question",
  fields: { question: text, answer: { kind: "rich-text", label: "Answer" } },
};
const CARD: Field = {
  kind: "group",
  label: "Card",
  fields: {
    title: text,
    picture: { kind: "picture", label: "Picture" },
    size: { kind: "choice", label: "Size", options: ["small", "large"] },
    points: { kind: "list", label: "Points", least: 0, item: text },
  },
};
const FIELDS: Record<string, Field> = {
  title: text,
  items: { kind: "list", label: "Questions", least: 1, item: QUESTION },
  cards: { kind: "list", label: "Cards", least: 1, item: CARD },
};

describe("an entry of a list", () => {
  it.each([
    [{ question: "Is it soft?", answer: ["Very.", "And warm."] }],
    [["one", "two"]],
    ["Fresh"],
  ])("goes through the clipboard as it is: %j", (entry) => {
    expect(entryIn(entryText(entry))).toEqual(entry);
  });

  it.each(["Rye bread", "", "12", "null", "true", '{"question": '])("is none in %j", (words) => {
    expect(entryIn(words)).toBeUndefined();
  });

  it.each([
    [{ question: "Is it soft?", answer: ["Very."] }, "items"],
    [{ question: "Is it soft?" }, "items"],
    [{ title: "Rye", size: "large", points: ["Dark"] }, "cards"],
    [{ title: "Rye", picture: { src: "/media/rye.jpg", alt: "Rye" } }, "cards"],
    [{ title: "Rye", size: "huge" }, undefined],
    [{ title: "Rye", price: "$2" }, undefined],
    [{ title: "Rye", points: [1] }, undefined],
    [{ title: { text: "Rye" } }, undefined],
    [{}, undefined],
    ["Fresh", undefined],
  ])("fits: %j in %s", (entry, list) => {
    expect(listFor(entry, FIELDS)).toBe(list);
  });

  it("fits one of several kinds by what says its kind", () => {
    const link = { value: "link", label: "Link", fields: { href: text } };
    const field: Field = { kind: "variant", label: "Entry", by: "kind", options: [link] };
    expect(fits({ kind: "link", href: "/visit" }, field)).toBe(true);
    expect(fits({ kind: "phone", href: "/visit" }, field)).toBe(false);
    expect(fits({ kind: "link", text: "Visit" }, field)).toBe(false);
  });

  it("is called by its first words, in the order of its form, by its picture, or by its number", () => {
    expect(entryName({ size: "large", points: ["Dark"], title: "Rye" }, CARD, 0)).toBe("Rye");
    expect(entryName({ question: "", answer: ["Very.", "Warm."] }, QUESTION, 1)).toMatch(/^Very/);
    const picture = { src: "/media/rye.jpg", alt: "A rye" };
    expect(entryName({ picture, title: "Rye" }, CARD, 0)).toBe("Rye");
    expect(entryName({ picture, title: "" }, CARD, 0)).toBe("A rye");
    expect(entryName({ picture: { src: "/media/rye.jpg" } }, CARD, 0)).toBe("Card 1");
    expect(entryName({ size: "large" }, CARD, 1)).toBe("Card 2");
  });
});
