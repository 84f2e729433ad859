import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { changePart, examineWithParts, writeWithParts } from "../../../testing/own-parts.ts";
import { pageText } from "../../../testing/rule-cases.ts";

/** A page that has the block, whatever is wrong with it. */
const HOURS = pageText("Hours", {
  blocks: [
    { type: "hero" },
    { type: "baking-days", title: "Open", days: [{ day: "Monday", hours: "7 to 6" }] },
  ],
});
const BLOCK = "theme/blocks/baking-days";
const NOTES = "providers/blog/notes";
const POST_BOX = "providers/forms/post-box";

type Change = [path: string, from: string, to: string];

async function reported(change: (folder: string) => void): Promise<string[]> {
  const folder = writeWithParts({ "pages/hours.json": HOURS });
  change(folder);
  const { located } = await examineWithParts(folder);
  return located.map(
    ({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`,
  );
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

it("says nothing of parts that are right", async () => {
  expect(await reported(() => undefined)).toEqual([]);
});

it.each<[string, Change, string]>([
  [
    "a definition that cannot be compiled",
    [`${BLOCK}/block.ts`, "hydrate: () =>", "hydrate: () = >"],
    `${BLOCK}/block.ts:10:12 own-part The file cannot be compiled: `,
  ],
  [
    "an import that leads nowhere",
    [`${BLOCK}/Component.tsx`, 'from "react"', 'from "reackt"'],
    `${BLOCK}/Component.tsx:3:26 own-part The file cannot be compiled: Could not resolve 'reackt'`,
  ],
  [
    "a component of another name",
    [`${BLOCK}/Component.tsx`, "BakingDays(", "Hours("],
    `${BLOCK}/Component.tsx:1:1 own-part Component.tsx does not export \`BakingDays\`.`,
  ],
  [
    "styles that cannot be compiled",
    [`${BLOCK}/Component.module.scss`, "at.$menu", "at.$menue"],
    `${BLOCK}/Component.module.scss:12:20 own-part The styles cannot be compiled: Undefined variable.`,
  ],
  [
    "a type of another name",
    [`${BLOCK}/types.ts`, 'type: "baking-days"', 'type: "hours"'],
    `${BLOCK}/types.ts:5:3 own-part \`type\` of BakingDaysBlock has to be "baking-days", the name of the folder, and is "hours".`,
  ],
  [
    "a value that no document can have",
    [`${BLOCK}/types.ts`, "hours: Text;", "hours: Map<string, Text>;"],
    `${BLOCK}/types.ts:19:10 own-part No document can have a value of this type.`,
  ],
  [
    "no type of the block's name",
    [`${BLOCK}/types.ts`, "interface BakingDaysBlock", "interface HoursBlock"],
    `${BLOCK}/types.ts:1:1 own-part The file does not export an interface called BakingDaysBlock.`,
  ],
  [
    "an example without a field that is needed",
    [`${BLOCK}/example.json`, '"day": "Monday", ', ""],
    `${BLOCK}/example.json:5:14 schema-missing-field `,
  ],
  ["an example that is no JSON", [`${BLOCK}/example.json`, "[", ""], `${BLOCK}/example.json:`],
  [
    "a definition that throws as it is loaded",
    [`${BLOCK}/block.ts`, "export const", 'JSON.parse("");\nexport const'],
    `${BLOCK}/block.ts:5:6 own-part ${BLOCK} stopped with an error: SyntaxError: `,
  ],
  [
    "a block that throws on a page",
    [`${BLOCK}/block.ts`, "days.length", "days.none.length"],
    `${BLOCK}/block.ts:8:35 own-part ${BLOCK} stopped with an error: TypeError: Cannot read properties of undefined (reading 'length').`,
  ],
  [
    "a rule that throws",
    ["rules/title-shouts/rule.ts", "everyPage(site)", 'JSON.parse("{")'],
    "rules/title-shouts/rule.ts:9:10 own-part rules/title-shouts stopped with an error: SyntaxError: ",
  ],
  [
    "a rule of another name",
    ["rules/title-shouts/rule.ts", 'id: "title-shouts"', 'id: "title"'],
    'rules/title-shouts/rule.ts:1:1 own-part `id` has to be "title-shouts", the name of the folder, and is "title".',
  ],
  [
    "a rule without a level",
    ["rules/title-shouts/rule.ts", 'level: "warning"', 'level: "note" as "warning"'],
    'rules/title-shouts/rule.ts:1:1 own-part `level` has to be "error" or "warning", and is "note".',
  ],
  [
    "a rule whose check is no function",
    ["rules/title-shouts/rule.ts", "check: (site) =>", "check: [] as never, also: (site) =>"],
    "rules/title-shouts/rule.ts:1:1 own-part `check` has to be a function.",
  ],
  [
    "a rule that returns no list",
    ["rules/title-shouts/rule.ts", "(site) =>", "(site) => !"],
    "rules/title-shouts/rule.ts:1:1 own-part `check` has to return a list of findings.",
  ],
  [
    "a rule that returns no list for a page",
    ["rules/title-shouts/rule.ts", "check: (", "checkPage: () => ({}) as never, check: ("],
    "rules/title-shouts/rule.ts:1:1 own-part `checkPage` has to return a list of findings.",
  ],
  [
    "a finding without words",
    ["rules/title-shouts/rule.ts", "(site) =>", "(site) => site.pages.map(() => ({})) ??"],
    "rules/title-shouts/rule.ts:1:1 own-part `message` of a finding has to be a string.",
  ],
  [
    "a finding in no file",
    ["rules/title-shouts/rule.ts", "(site) =>", "(site) => findingAt({ file: 'a.json' }) ??"],
    "rules/title-shouts/rule.ts:1:1 own-part `file` of a finding has to be an absolute path.",
  ],
  [
    "a finding at no position",
    ["rules/title-shouts/rule.ts", "(site) =>", "(site) => findingAt({ pointer: 'title' }) ??"],
    "rules/title-shouts/rule.ts:1:1 own-part `pointer` of a finding has to begin with a slash; it is empty for the whole file.",
  ],
  [
    "a finding with half a span",
    ["rules/title-shouts/rule.ts", "(site) =>", "(site) => findingAt({ span: { offset: 1 } }) ??"],
    "rules/title-shouts/rule.ts:1:1 own-part `span` of a finding has to have a whole `offset` and `length`.",
  ],
  [
    "a finding with an odd fix",
    ["rules/title-shouts/rule.ts", "(site) =>", "(site) => findingAt({ fix: 7 }) ??"],
    "rules/title-shouts/rule.ts:1:1 own-part `fix` of a finding has to be an object.",
  ],
  [
    "a rule that promises its findings",
    ["rules/title-shouts/rule.ts", "check: (site) =>", "check: async (site) =>"],
    "rules/title-shouts/rule.ts:1:1 own-part `check` has to return its result at once, and not a promise of it.",
  ],
  [
    "ids that no pattern describes",
    [`${NOTES}/provider.ts`, "[a-z]+", "[a-z"],
    `${NOTES}/provider.ts:1:1 own-part \`idPattern\` has to be a regular expression, and is "[a-z".`,
  ],
  [
    "a provider without words for its ids",
    [`${NOTES}/provider.ts`, '{ noun: "name", form: "small letters" }', "null"],
    `${NOTES}/provider.ts:1:1 own-part \`idWords\` has to be an object.`,
  ],
  [
    "a form without hosts of scripts",
    [`${POST_BOX}/provider.ts`, "script: [], ", ""],
    `${POST_BOX}/provider.ts:1:1 own-part \`script\` of \`hosts\` has to be a list; it may be empty.`,
  ],
  [
    "a form whose host is none",
    [`${POST_BOX}/provider.ts`, "https://box.example.com", "https://box.example.com; sandbox"],
    `${POST_BOX}/provider.ts:1:1 own-part \`frame\` of \`hosts\` has to hold origins`,
  ],
  [
    "a block that is taken over at no time",
    [`${BLOCK}/block.ts`, '"loaded"', '"soon"'],
    `${BLOCK}/block.ts:1:1 own-part \`hydrate\` has to return "intent", "loaded" or "now".`,
  ],
  [
    "a block that says what is no list to search engines",
    [`${BLOCK}/block.ts`, 'hydrate: () => "loaded"', "structuredData: () => ({ pages: 7 })"],
    `${BLOCK}/block.ts:1:1 own-part \`pages\` of what \`structuredData\` returns has to be a list.`,
  ],
  [
    "a block whose headings throw",
    [`${BLOCK}/block.ts`, 'hydrate: () => "loaded"', 'hasSectionHeadings: () => JSON.parse("{")'],
    `${BLOCK}/block.ts:10:34 own-part ${BLOCK} stopped with an error: SyntaxError: `,
  ],
  [
    "a file of the theme that imports one outside of the site",
    [
      "theme/ui/Button.tsx",
      "import",
      'import site from "../../pages/_site.json";\nconsole.assert(site);\nimport',
    ],
    "theme/ui/Button.tsx:1:1 own-part The file imports pages/_site.json, which is no part of it.",
  ],
  [
    "a provider without a list",
    [`${NOTES}/provider.ts`, "async *list", "async *listing"],
    `${NOTES}/provider.ts:1:1 own-part \`list\` has to be a function.`,
  ],
  [
    "a definition that is not exported",
    [`${NOTES}/provider.ts`, "export const provider", "const provider"],
    `${NOTES}/provider.ts:1:1 own-part provider.ts does not export \`provider\`.`,
  ],
  [
    "a file of the theme without what the theme's exports",
    ["theme/ui/Button.tsx", "function Button", "function Knob"],
    "theme/ui/Button.tsx:1:1 own-part theme/ui/Button.tsx does not export `Button`, which the theme's file of that name does.",
  ],
])("names the file and the line of %s, and nothing else", async (_, [path, from, to], expected) => {
  const finding = "{ message: 'A.', hint: 'B.', file: '/a.json', pointer: '', ...odd }";
  const findingAt = `(odd: object) => [${finding}]`;
  const lines = await reported((folder) =>
    changePart(folder, path, from, to.replace("findingAt", `(${findingAt})`)),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, expected.length)).toBe(expected);
});

it("says what a folder lacks", async () => {
  const lines = await reported((folder) => rmSync(join(folder, `${NOTES}/types.ts`)));
  expect(lines).toEqual([`${NOTES}/provider.ts:1:1 own-part ${NOTES} has no types.ts.`]);
});

it("says what the folder of a block lacks, and nothing of the pages that have the block", async () => {
  const lines = await reported((folder) => rmSync(join(folder, `${BLOCK}/block.ts`)));
  expect(lines).toEqual([`${BLOCK}/Component.module.scss:1:1 own-part ${BLOCK} has no block.ts.`]);
});

it.each([
  ["cannot be compiled", "opening: () => ({ heading:", "opening: () => ( heading:"],
  ["stops with an error", "days.length", "days.none.length"],
])("says nothing of a page whose opening %s", async (_, from, to) => {
  const lines = await reported((folder) => {
    const opening = 'opening: () => ({ heading: "Open", trail: [] })';
    changePart(folder, `${BLOCK}/block.ts`, 'hydrate: () => "loaded"', opening);
    changePart(folder, "pages/hours.json", '{\n      "type": "hero"\n    },', "");
    changePart(folder, `${BLOCK}/block.ts`, from, to);
  });
  expect(lines).toEqual([expect.stringContaining(`${BLOCK}/block.ts`)]);
});

it("reports links, which are not followed", async () => {
  const lines = await reported((folder) =>
    symlinkSync(join(folder, "rules"), join(folder, "theme/more")),
  );
  expect(lines).toEqual([
    expect.stringContaining("theme/more:1:1 file-link more is no file but a symbolic link"),
  ]);
});

it.each([
  [
    "theme/blocks/Prices/block.ts",
    "The folder theme/blocks/Prices has a name that no block can have.",
  ],
  ["rules/json-syntax/rule.ts", 'The engine has a rule called "json-syntax" already.'],
  ["providers/forms/iframe/provider.ts", 'The engine has a form called "iframe" already.'],
])("says why %s cannot be used", async (path, message) => {
  const definition =
    'export const rule = { id: "json-syntax" };\nexport const provider = { name: "iframe" };\n';
  const lines = await reported((folder) => {
    write(folder, path, definition);
    if (path.startsWith("providers"))
      write(
        folder,
        path.replace("provider.ts", "types.ts"),
        'import type { AnyForm } from "@page-engine/engine/define";\nexport interface Own extends AnyForm { provider: "iframe" }\n',
      );
  });
  expect(lines).toEqual([`${path}:1:1 own-part ${message}`]);
});

it.each([
  [
    "another part",
    'import { rule } from "../../../rules/title-shouts/rule.ts";',
    "rules/title-shouts/rule.ts",
  ],
  [
    "a file outside",
    'import site from "../../../pages/_site.json";\nconst rule = site;',
    "pages/_site.json",
  ],
])("no part is made of %s", async (_, line, name) => {
  const lines = await reported((folder) => {
    changePart(
      folder,
      `${BLOCK}/block.ts`,
      "export const block",
      "console.assert(rule);\nexport const block",
    );
    changePart(folder, `${BLOCK}/block.ts`, "import", `${line}\nimport`);
  });
  expect(lines).toEqual([
    `${BLOCK}/block.ts:1:1 own-part The file imports ${name}, which is no part of it.`,
  ]);
});
