import { definitionName, type JsonSchema } from "../../model/json-schema.ts";
import { TIMES } from "../../pipeline/schema/block-times.ts";
import { fenced, GENERATED } from "./markdown.ts";

/** What the reference is made from. */
export interface ReferenceSources {
  page: JsonSchema;
  site: JsonSchema;
  sources: JsonSchema;
  /** The first example of every block, by type. */
  examples: ReadonlyMap<string, object>;
}

/** The reference of blocks and fields, in Markdown, from the words that editors show as well. */
export function referencePage({ page, site, sources, examples }: ReferenceSources): string {
  const definitions = page.definitions ?? {};
  const all = { definitions: { ...site.definitions, ...sources.definitions, ...definitions } };
  const blocks = (definitions.Block?.allOf ?? []).flatMap(({ then: member }) => {
    const target = member?.$ref && definitions[definitionName(member.$ref)];
    return target ? [target] : [];
  });
  return [
    GENERATED,
    "# Blocks and fields",
    "",
    "Everything that can stand in a page. A field in **bold** is needed; the others may be left out.",
    "",
    ...contents(blocks),
    "## A page",
    "",
    ...fieldsOf(definitions.PageFile, page),
    ...blocks.flatMap((block) => blockSection(block, page, examples)),
    "## Shared blocks",
    "",
    definitions.SharedUse?.description ?? "",
    "",
    ...fieldsOf(definitions.SharedUse, page),
    "## The site file",
    "",
    "`pages/_site.json` holds what is the same on all pages.",
    "",
    ...fieldsOf(site.definitions?.SiteFile, site),
    "## The sources file",
    "",
    "`pages/_data/sources.json` holds the laws, rules and boards that pages mention. A block can list those of its page.",
    "",
    ...fieldsOf(sources.definitions?.SourcesFile, sources),
    "## Parts",
    "",
    ...parts(all, blocks),
  ].join("\n");
}

function tagOf(block: JsonSchema): string {
  return String(block.properties?.type?.const);
}

function contents(blocks: JsonSchema[]): string[] {
  return [
    "Blocks:",
    ...blocks.map((block) => `[${tagOf(block)}](#${tagOf(block)})`).map((link) => `- ${link}`),
    "",
    "Every block can also say from when to when it is shown: these are the fields of [Times](#times).",
    "",
  ];
}

function blockSection(
  block: JsonSchema,
  schema: JsonSchema,
  examples: ReadonlyMap<string, object>,
): string[] {
  const example = examples.get(tagOf(block));
  return [
    `## ${tagOf(block)}`,
    "",
    block.description ?? "",
    "",
    ...fieldsOf(withoutTimes(block, schema), schema),
    ...(example ? fenced(JSON.stringify(example, null, 2)) : []),
  ];
}

/** What all blocks have is documented once. */
function withoutTimes({ properties = {}, ...block }: JsonSchema, schema: JsonSchema): JsonSchema {
  const times = schema.definitions?.[TIMES.type]?.properties ?? {};
  const own = Object.entries(properties).filter(([name]) => !(name in times));
  return { ...block, properties: Object.fromEntries(own) };
}

function fieldsOf(definition: JsonSchema | undefined, schema: JsonSchema): string[] {
  const required = definition?.required ?? [];
  const rows = Object.entries(definition?.properties ?? {})
    .filter(([name]) => name !== "type" && name !== "$schema")
    .map(([name, field]) => {
      const shown = required.includes(name) ? `**${name}**` : name;
      const description = field.description ?? resolved(field, schema).description ?? "";
      return `| ${shown} | ${kindOf(field, schema)} | ${inCell(description)} |`;
    });
  if (rows.length === 0) return ["It has no fields of its own.", ""];
  return ["| field | kind | what it is |", "| --- | --- | --- |", ...rows, ""];
}

/** What fields are made of: all other types. */
function parts(schema: JsonSchema, blocks: JsonSchema[]): string[] {
  const known = new Set<JsonSchema>(blocks);
  return Object.entries(schema.definitions ?? {})
    .filter(([name, definition]) => !known.has(definition) && !WHOLE.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, definition]) => [
      `### ${name}`,
      "",
      ...(definition.description ? [definition.description, ""] : []),
      ...(definition.properties ? fieldsOf(definition, schema) : choices(definition, schema)),
    ]);
}

/** Types that have a section of their own. */
const WHOLE = new Set(["PageFile", "SiteFile", "SourcesFile", "Block", "PageBlock", "SharedUse"]);

function choices(definition: JsonSchema, schema: JsonSchema): string[] {
  const isChoice = definition.enum ?? definition.anyOf;
  return isChoice ? [`One of ${kindOf(definition, schema)}.`, ""] : [];
}

function resolved(field: JsonSchema, schema: JsonSchema): JsonSchema {
  if (field.$ref === undefined) return field;
  return schema.definitions?.[definitionName(field.$ref)] ?? field;
}

function kindOf(field: JsonSchema, schema: JsonSchema): string {
  if (field.$ref !== undefined) {
    const name = definitionName(field.$ref);
    return name === "PageBlock"
      ? "[block](#blocks-and-fields)"
      : `[${name}](#${name.toLowerCase()})`;
  }
  if (field.enum) return field.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``;
  if (field.anyOf) return field.anyOf.map((one) => kindOf(one, schema)).join(" or ");
  if (field.type === "array") return `list of ${kindOf(field.items ?? {}, schema)}${limits(field)}`;
  const words: Record<string, string> = {
    string: "text",
    boolean: "true or false",
    integer: "whole number",
  };
  const type = String(field.type ?? "anything");
  return words[type] ?? type;
}

function limits({ minItems, maxItems }: JsonSchema): string {
  if (minItems !== undefined && maxItems !== undefined) return `, ${minItems} to ${maxItems}`;
  if (maxItems !== undefined) return `, at most ${maxItems}`;
  return minItems === undefined || minItems < 2 ? "" : `, at least ${minItems}`;
}

function inCell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s+/g, " ");
}
