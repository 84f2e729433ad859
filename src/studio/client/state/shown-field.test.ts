import { expect, it } from "vitest";
import type { Overview, Preview } from "../../contract/answers.ts";
import { shownField } from "./shown-field.ts";

const OVERVIEW = {
  forms: {
    page: { title: { label: "Title", kind: "text" } },
    blocks: [
      {
        type: "faq",
        fields: {
          title: { label: "Heading", kind: "text" },
          items: {
            label: "Questions",
            kind: "list",
            least: 0,
            item: {
              label: "Question",
              kind: "group",
              fields: {
                question: { label: "Question", kind: "text" },
                answer: { label: "Answer", kind: "rich-text" },
              },
            },
          },
        },
      },
    ],
    use: { label: "Shared part", help: "", fields: {} },
  },
  shared: [
    { name: "next-step", block: { type: "faq", title: "Come in", items: [{ question: "How?" }] } },
  ],
  tokens: [{ name: "facts.price", value: "$850" }],
} as unknown as Overview;

const PAGE = {
  title: "Visit",
  blocks: [
    {
      type: "faq",
      title: "From {facts.price}  a month",
      items: [
        { question: "Why?", answer: "It **depends**." },
        { question: "When?", answer: "It **depends**." },
      ],
    },
    { use: "next-step", with: { title: "Come on Sundays" } },
  ],
};
const ANSWER = [
  { tag: "p", children: ["It ", { tag: "strong", children: ["depends"] }, "."] },
] as const;
const SHOWN = {
  blocks: [{ type: "faq", items: [{ answer: ANSWER }, { answer: ANSWER }] }, { type: "cta" }],
} as unknown as Preview;

function find(at: number, ...texts: { text: string; nth?: number; of?: number }[]) {
  const field = shownField(
    { page: PAGE, overview: OVERVIEW, shown: SHOWN },
    at,
    texts.map((text) => ({ nth: 0, of: 1, ...text })),
  );
  if (!field) return undefined;
  const { keys, which, isShared } = field;
  return { pointer: keys.join("/"), which, ...(isShared && { isShared }) };
}

it("finds a text by what is shown for its tokens", () => {
  expect(find(0, { text: "From $850 a month" })).toEqual({ pointer: "blocks/0/title", which: 0 });
});

it("finds the words of a longer text by what stands around them", () => {
  expect(find(0, { text: "depends" }, { text: "It depends.", nth: 1, of: 2 })).toEqual({
    pointer: "blocks/0/items/1/answer",
    which: 1,
  });
});

it("guesses nothing where like texts cannot be distinguished", () => {
  expect(find(0, { text: "It depends.", nth: 1, of: 3 })).toBeUndefined();
});

it("finds the title of the page where a block shows it", () => {
  expect(find(0, { text: "Visit" })).toEqual({ pointer: "title", which: 0 });
});

it("finds a text of a shared part, and one that this page says otherwise", () => {
  const keys = "blocks/1/with/items/0/question";
  expect(find(1, { text: "How?" })).toEqual({ pointer: keys, which: 0, isShared: true });
  expect(find(1, { text: "Come on Sundays" })).toEqual({
    pointer: "blocks/1/with/title",
    which: 0,
  });
});

it("finds nothing that no field says", () => {
  expect(find(1, { text: "Come in" })).toBeUndefined();
  expect(find(0, { text: "Read more" })).toBeUndefined();
});
