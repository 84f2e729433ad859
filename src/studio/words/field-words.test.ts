import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIELDS } from "../../engine/fields/fields.ts";
import type { JsonSchema } from "../../engine/model/json-schema.ts";
import type { Field } from "../contract/field.ts";
import { formsOf } from "../server/forms/forms.ts";
import { FIELD_WORDS as de } from "./de/fields.ts";
import { FIELD_WORDS as es } from "./es/fields.ts";
import { entryFormIn, fieldsIn } from "./field-words.ts";

const [page, theme, site, translation] = ["page", "theme", "site", "translation"].map(
  (name) => JSON.parse(readFileSync(`schema/${name}.schema.json`, "utf8")) as JsonSchema,
) as [JsonSchema, JsonSchema, JsonSchema, JsonSchema];
const forms = formsOf({ page, theme, site, translation }, FIELDS, () => 1);
const { blocks, use, ...files } = forms;

/** Names that other people gave: of kinds of businesses, looks, typefaces, programs and hosts. */
const NAMES_OF_OTHERS =
  /^(?:\d|[a-z]+\d$|[A-Z]|atlas-and-ink|workshop|daylight|ledger|openstreetmap|google|apple|cloudflare-pages|github-pages|netlify|vercel|nginx|caddy|jakarta|inter|manrope|schibsted|.*-(?:figtree|work|sans|dm|nunito|hanken|source|inter)$)/;

const used = {
  labels: new Set([...blocks, use].map(({ label }) => label)),
  help: new Set([...blocks, use].map(({ help }) => help)),
  choices: new Set<string>(),
};
for (const fields of [...Object.values(files), ...[...blocks, use].map(({ fields }) => fields)])
  note(fields);

it.each(Object.entries({ de, es }))("says every form in another language: %s", (_, words) => {
  expect(used.labels.size + used.help.size).toBeGreaterThan(600);
  for (const kind of ["labels", "help", "choices"] as const)
    expect([...used[kind]].filter((text) => words[kind][text] === undefined)).toEqual([]);
});

it.each(Object.entries({ de, es }))("has no words that no form says: %s", (_, words) => {
  for (const kind of ["labels", "help"] as const)
    expect(Object.keys(words[kind]).filter((text) => !used[kind].has(text))).toEqual([]);
});

it("says a form, its fields and those within them, and leaves values alone", () => {
  const split = blocks.find(({ type }) => type === "split");
  if (!split) throw new Error("There is no such block.");
  const german = entryFormIn(de, split);
  expect(german.label).toBe("Text und Bild");
  expect(german.body).toBe(split.body);
  expect(german.fields.actions).toMatchObject({
    label: "Schaltflächen",
    item: { fields: { href: { label: "Webadresse" } } },
  });
  expect(fieldsIn(es, { own: { kind: "text", label: "Sourdough", help: "Its age." } })).toEqual({
    own: { kind: "text", label: "Sourdough", help: "Its age." },
  });
});

function note(fields: Record<string, Field>): void {
  for (const field of Object.values(fields)) noteField(field);
}

function noteField(field: Field): void {
  noteNames(field);
  if (field.kind === "choice")
    for (const option of field.options)
      if (!NAMES_OF_OTHERS.test(String(option))) used.choices.add(String(option));
  if (field.kind === "list" || field.kind === "named") noteField(field.item);
  if (field.kind === "group") note(field.fields);
  if (field.kind === "menu") {
    note(field.link);
    note(field.group);
  }
  if (field.kind === "either") field.options.forEach(noteField);
  if (field.kind === "variant")
    for (const option of field.options) {
      noteNames(option);
      note(option.fields);
    }
}

function noteNames({ label, help }: { label: string; help?: string }): void {
  used.labels.add(label);
  if (help !== undefined) used.help.add(help);
}
