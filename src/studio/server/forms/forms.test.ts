import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIELDS } from "../../../engine/fields/fields.ts";
import type { JsonSchema } from "../../../engine/model/json-schema.ts";
import { tagUnions } from "../../../engine/pipeline/schema/tag-unions.ts";
import type { Field } from "../../contract/field.ts";
import { formsOf } from "./forms.ts";
import { labelOf } from "./label.ts";

const schema = JSON.parse(readFileSync("schema/page.schema.json", "utf8")) as JsonSchema;
const theme = JSON.parse(readFileSync("schema/theme.schema.json", "utf8")) as JsonSchema;
const site = JSON.parse(readFileSync("schema/site.schema.json", "utf8")) as JsonSchema;
const translation = JSON.parse(
  readFileSync("schema/translation.schema.json", "utf8"),
) as JsonSchema;
const forms = formsOf({ page: schema, theme, site, translation }, FIELDS, () => 1);

function form(type: string) {
  return forms.blocks.find((block) => block.type === type);
}

it("gives every field of a page its label, help and whether it is needed", () => {
  expect(forms.page.title).toEqual({
    label: "Title",
    help: "The name of the page: its heading, and its name on cards and lists.",
    required: true,
    kind: "text",
    pattern: "\\S",
    words: "This text is empty. Write it, or delete the field if it is not needed.",
  });
  expect(Object.keys(forms.page)).not.toContain("$schema");
  expect(Object.keys(forms.page)).not.toContain("blocks");
});

it("chooses fields by the meaning of their type", () => {
  expect(form("split")?.fields).toMatchObject({
    text: { kind: "rich-text", required: true },
    image: { kind: "picture" },
    imageSide: { kind: "choice", options: ["left", "right"] },
    actions: { kind: "list", most: 2, item: { kind: "group", fields: { href: { kind: "link" } } } },
    anchor: { kind: "anchor" },
  });
  expect(forms.use).toMatchObject({
    label: "Shared part",
    fields: { use: { label: "Shared part", kind: "shared", required: true } },
  });
  expect(form("cards")?.fields.pages?.kind).toBe("pages");
  expect(form("features")?.fields.items).toMatchObject({
    kind: "list",
    item: { fields: { icon: { kind: "icon" } } },
  });
});

it("has a form and a smallest body for every block type of the schema", () => {
  const types = schema.definitions?.Block?.properties?.type?.enum;
  expect(forms.blocks.map((block) => block.type)).toEqual(types);
  for (const block of forms.blocks) {
    expect(block.body.type).toBe(block.type);
    expect(block.help).not.toBe("");
  }
});

it("makes a form for a block type it has never seen", () => {
  const page = tagUnions({
    definitions: {
      Text: { type: "string" },
      MenuBlock: {
        type: "object",
        description: "A menu of the day.",
        properties: {
          type: { const: "menu" },
          dishOfDay: { $ref: "#/definitions/Text", description: "What is cooked today." },
        },
        required: ["type", "dishOfDay"],
      },
      Block: { anyOf: [{ $ref: "#/definitions/MenuBlock" }] },
    },
  });
  const made = formsOf({ page, theme, site, translation }, FIELDS, () => 0);
  expect(made.blocks[0]).toMatchObject({
    type: "menu",
    label: "Menu",
    help: "A menu of the day.",
    fields: { dishOfDay: { label: "Dish of day", help: "What is cooked today.", required: true } },
  });
});

it("calls a field and its entries by their title rather than by their names in files", () => {
  const labels = (fields: Record<string, Field> = {}) =>
    Object.fromEntries(Object.entries(fields).map(([key, { label }]) => [key, label]));
  expect(labels(forms.page)).toMatchObject({
    noindex: "Hide from search engines",
    aliases: "Old addresses",
    headTitle: "Title in search results",
  });
  expect(forms.page.aliases).toMatchObject({
    item: {
      label: "Old address",
      options: [{ label: "Leads to this page" }, { label: "Choose what happens there" }],
    },
  });
  expect(form("cta")?.fields.action).toMatchObject({
    label: "Button",
    fields: { href: { label: "Web address" } },
  });
  expect(labels(form("hero")?.fields).typed).toBe("Type the heading out");
});

it("has a form for the look, in which colors are picked", () => {
  expect(forms.look.colors).toMatchObject({
    kind: "group",
    fields: { brand: { kind: "color", required: true }, accent: { kind: "color" } },
  });
  expect(forms.look.corners).toMatchObject({ kind: "choice" });
  expect(forms.look).not.toHaveProperty("$schema");
});

it("writes names as people read them", () => {
  expect(["headTitle", "rich-text", "FaqItem", "cta"].map(labelOf)).toEqual([
    "Head title",
    "Rich text",
    "FAQ item",
    "Call to action",
  ]);
});

it("says nothing in a form that only programs and files know", () => {
  const PROGRAMS =
    /\b(?:href|noindex|json|schema(?!\.org)|pointers?|null|arrays?|strings?|tokens?|markdown|ids?|slugs?|alias(?:es)?|params?|regex|enum|boolean|npm)\b|pages\/|`_|#anchor|`\{| --\w/;
  const texts: string[] = [];
  const readAll = (fields: Record<string, Field>): void => Object.values(fields).forEach(read);
  const read = (field: Field): void => {
    texts.push(`${field.label}: ${field.help ?? ""}`);
    if (field.kind === "group") readAll(field.fields);
    if (field.kind === "list" || field.kind === "named") read(field.item);
    if (field.kind === "either") field.options.forEach(read);
    if (field.kind === "menu") for (const one of [field.link, field.group]) readAll(one);
    if (field.kind === "variant")
      for (const { label, help, fields } of field.options) {
        texts.push(`${label}: ${help ?? ""}`);
        readAll(fields);
      }
  };
  for (const fields of [forms.page, forms.look, forms.site, forms.translation]) readAll(fields);
  for (const { label, help, fields } of [...forms.blocks, forms.use]) {
    texts.push(`${label}: ${help}`);
    readAll(fields);
  }
  expect(texts.filter((words) => PROGRAMS.test(words))).toEqual([]);
  expect(texts.length).toBeGreaterThan(400);
});
