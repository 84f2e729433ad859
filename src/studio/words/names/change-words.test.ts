import { expect, it } from "vitest";
import type { EditedPage, EntryForm, Field } from "../../contract/field.ts";
import { en } from "../en/all.ts";
import { sayIn } from "../words.ts";
import { changedNames, changesInWords } from "./change-words.ts";
import type { Naming } from "./naming.ts";

const TEXT = (label: string): Field => ({ kind: "text", label });
const QUESTION: Field = { kind: "group", label: "Question", fields: { answer: TEXT("Answer") } };
const ITEMS: Field = { kind: "list", label: "Questions", item: QUESTION, least: 0 };
const form = (label: string, fields: Record<string, Field>): EntryForm => ({
  label,
  help: "",
  fields,
});
const block = (type: string, label: string, fields: Record<string, Field>) => ({
  type,
  ...form(label, fields),
  body: { type },
  examples: 0,
});

const MENU: Field = {
  kind: "menu",
  label: "Footer",
  link: { label: TEXT("Words") },
  group: { label: TEXT("Name of the group") },
  takesLinks: false,
};

const NAMING: Naming = {
  say: sayIn("en", en),
  language: "en",
  shared: [],
  tokens: [],
  forms: {
    page: { description: TEXT("Description"), headTitle: TEXT("SEO title") },
    blocks: [
      block("prices", "Prices", { title: TEXT("Heading") }),
      block("faq", "FAQ", { title: TEXT("Heading"), items: ITEMS }),
    ],
    use: form("Shared part", {}),
    look: { accent: TEXT("Accent color") },
    site: { phone: TEXT("Phone"), footer: MENU },
    translation: {},
  },
};

const PRICES = { type: "prices", title: "What it costs" };
const FAQ = { type: "faq", title: "Questions", items: [{ answer: "Daily." }, { answer: "Here." }] };

const words = (before: EditedPage, after: EditedPage) =>
  changesInWords({ path: "visit.json", before, after }, NAMING);
const blocks = (before: object[], after: object[]) => words({ blocks: before }, { blocks: after });

it("names fields as their form does", () => {
  expect(words({ description: "A" }, { description: "B" })).toBe("changed the description");
  expect(words({}, { headTitle: "B" })).toBe("added the SEO title");
  expect(words({}, { hidden: true })).toBe("hid the page");
  expect(words({ hidden: true }, {})).toBe("showed the page");
  expect(words({ x: 1 }, { x: 1 })).toBe("");
});

it("names fields of blocks and of lists in them", () => {
  const cheaper = { ...PRICES, title: "Our prices" };
  expect(blocks([PRICES], [cheaper])).toBe("changed the heading of Prices");
  expect(blocks([PRICES, { ...PRICES, title: "Old" }], [PRICES, cheaper])).toBe(
    "changed the heading of Prices “Our prices”",
  );
  const answered = { ...FAQ, items: [FAQ.items[0], { answer: "Over there." }] };
  expect(blocks([FAQ], [answered])).toBe("changed the answer of entry 2 of FAQ");
  expect(blocks([FAQ], [{ ...FAQ, items: [FAQ.items[0]] }])).toBe("removed an entry of FAQ");
});

it("names blocks that came, went and were moved", () => {
  expect(blocks([PRICES], [PRICES, FAQ])).toBe("added FAQ");
  expect(blocks([PRICES, FAQ], [PRICES])).toBe("removed FAQ");
  const text = { type: "faq", title: "More" };
  expect(blocks([PRICES, FAQ, text], [FAQ, text, PRICES])).toBe("moved Prices");
});

it("counts what would be too much to read", () => {
  const before = { description: "A", blocks: [PRICES, FAQ] };
  const after = {
    description: "B",
    headTitle: "C",
    blocks: [
      { ...PRICES, title: "1" },
      { ...FAQ, title: "2" },
    ],
  };
  expect(changedNames({ path: "visit.json", before, after }, NAMING)).toBe(
    "the description, the SEO title, the heading of Prices, and 1 more",
  );
  expect(words(before, { ...before, description: "B", headTitle: "C" })).toBe(
    "changed the description and added the SEO title",
  );
});

it("names the fields of the look", () => {
  const change = { path: "_theme.json", before: { accent: "#000" }, after: { accent: "#fff" } };
  expect(changesInWords(change, NAMING)).toBe("changed the accent color");
});

it("names what holds for the whole site by its own form", () => {
  const path = "_site.json";
  const before = {
    phone: "1",
    footer: [
      { label: "A", links: [] },
      { label: "B", links: [] },
    ],
  };
  const after = {
    phone: "2",
    footer: [
      { label: "A", links: [] },
      { label: "C", links: [] },
    ],
  };
  expect(changesInWords({ path, before, after }, NAMING)).toBe(
    "changed the phone and the name of the group of entry 2",
  );
  const words = { path: "_strings.json", before: { home: "Home" }, after: { home: "Start" } };
  expect(changesInWords(words, NAMING)).toBe("changed the words “Start”");
});
