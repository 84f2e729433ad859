import type { EntryForm, Field, Variant } from "../contract/field.ts";

/** What forms say in another language, by their English words, which stand with the types of the fields. */
export interface FieldWords {
  labels: Readonly<Record<string, string>>;
  help: Readonly<Record<string, string>>;
  /** Of values to choose from, as files have them. */
  choices: Readonly<Record<string, string>>;
}

/** Fields in another language. Words of a site's own fields stay as they are. */
export function fieldsIn(words: FieldWords, fields: Record<string, Field>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldIn(words, field)]),
  );
}

/** The form of a block in another language. */
export function entryFormIn<Form extends EntryForm>(words: FieldWords, form: Form): Form {
  return { ...form, ...namesIn(words, form), fields: fieldsIn(words, form.fields) };
}

function fieldIn(words: FieldWords, field: Field): Field {
  const named = { ...field, ...namesIn(words, field) };
  switch (named.kind) {
    case "list":
    case "named":
      return { ...named, item: fieldIn(words, named.item) };
    case "group":
      return { ...named, fields: fieldsIn(words, named.fields) };
    case "variant":
      return { ...named, options: named.options.map((option) => variantIn(words, option)) };
    case "menu":
      return {
        ...named,
        link: fieldsIn(words, named.link),
        group: fieldsIn(words, named.group),
      };
    case "either":
      return { ...named, options: named.options.map((option) => fieldIn(words, option)) };
    default:
      return named;
  }
}

function variantIn(words: FieldWords, option: Variant): Variant {
  return { ...option, ...namesIn(words, option), fields: fieldsIn(words, option.fields) };
}

function namesIn(words: FieldWords, { label, help }: { label: string; help?: string }) {
  return {
    label: words.labels[label] ?? label,
    ...(help !== undefined && { help: words.help[help] ?? help }),
  };
}
