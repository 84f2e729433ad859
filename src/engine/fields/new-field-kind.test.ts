import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEFINITIONS } from "../../cli/definitions.ts";
import { generatedLists } from "../../cli/generated-lists.ts";
import { schemas } from "../../cli/schemas.ts";
import { examineFolder, writeSite } from "../../testing/examine-files.ts";
import { type Engine, loadEngine } from "../pipeline/engine.ts";
import { liveLists } from "../pipeline/schema/live-lists.ts";
import type { SiteNames } from "./site-names.ts";

/** All that a kind of field consists of. */
const KIND = {
  "src/engine/fields/shade/type.ts": `
/**
 * A color as six digits, for example \`#0a5c62\`.
 * @pattern ^#[0-9a-f]{6}$
 */
export type Shade = string;
`,
  "src/engine/fields/shade/field.ts": `
import { defineField } from "../define-field.ts";
export const field = defineField({
  name: "Shade",
  resolve(value, context, pointer) {
    if (value === "#ffffff")
      context.report({ rule: "text-signs", message: "White on white.", hint: "Darken it.", pointer });
    return value.toUpperCase();
  },
  schema: {
    allOf: [{ $ref: "routes.schema.json#/definitions/shade" }],
    patternErrorMessage: "A color is # and six digits.",
  },
  live: { shade: () => ({ defaultSnippets: [{ label: "petrol", body: "#0a5c62" }] }) },
  form: { control: "shade", empty: "#000000", isSetting: true },
});
`,
  "src/studio/client/form/fields/ShadeField.tsx": `
import { describedBy, type FieldProps } from "../field-props.ts";
export function ShadeField({ pointer, value }: FieldProps<"shade">) {
  return <input {...describedBy(pointer, false, [])} type="color" defaultValue={String(value)} />;
}
`,
};

let root: string;
let engine: Engine;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "field-"));
  for (const part of ["src", "schema", "tsconfig.json", "package.json"])
    cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  for (const [path, text] of Object.entries(KIND)) write(path, text);
  useInBlock("src/theme/blocks/cta/types.ts");
  for (const { path, text } of generatedLists(root)) write(path, text());
  const { FIELDS: fields } =
    await imported<typeof import("./fields.ts")>("engine/fields/fields.ts");
  const definitions = { ...DEFINITIONS, fields };
  for (const { path, text } of schemas(root, definitions))
    if (/page|shared/.test(path)) write(path, text());
  engine = loadEngine({ root, definitions });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function useInBlock(path: string): void {
  const types = readFileSync(join(root, path), "utf8").replace(
    /\n\}\n$/,
    "\n  /** The color of the button. */\n  shade?: Shade;\n}\n",
  );
  write(path, `import type { Shade } from "../../../engine/fields/shade/type.ts";\n${types}`);
}

function imported<Module>(path: string): Promise<Module> {
  return import(/* @vite-ignore */ join(root, "src", path));
}

async function examine(color: string) {
  const folder = writeSite({
    "pages/_site.json": readFileSync("pages/_site.json", "utf8"),
    "pages/index.json": {
      title: "Home",
      description: "A page.",
      blocks: [{ type: "hero" }, { type: "cta", title: "Call", shade: color }],
    },
  });
  const { site, located } = await examineFolder(folder, { engine });
  const [page] = site.pages;
  return {
    block: page?.page.blocks[1],
    issues: located.filter(({ pointer }) => pointer === "/blocks/1/shade"),
  };
}

it("is listed by its folder alone, and fits the types", () => {
  const config = { extends: "./tsconfig.json", include: ["src"], exclude: ["src/**/*.test.*"] };
  write("tsconfig.kind.json", JSON.stringify(config));
  const tsc = join("node_modules", "typescript", "bin", "tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", "tsconfig.kind.json"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(stdout).toBe("");
});

it("is resolved wherever a block has it, and reports what is wrong", async () => {
  const right = await examine("#0a5c62");
  expect(right.block).toMatchObject({ shade: "#0A5C62" });
  expect(right.issues).toEqual([]);
  expect((await examine("#ffffff")).issues).toMatchObject([{ message: "White on white." }]);
});

it("is validated and completed by what its folder says", async () => {
  expect((await examine("petrol")).issues).toMatchObject([
    { rule: "schema-format", hint: "A color is # and six digits." },
  ]);
  const lists = liveLists({ pages: [] } as Partial<SiteNames> as SiteNames, [
    ...engine.definitions.fields.filter(({ name }) => name === "Shade"),
  ]);
  expect(lists).toMatchObject({
    definitions: { shade: { defaultSnippets: [{ label: "petrol" }] } },
  });
  expect(engine.schemas.page.definitions?.Shade?.allOf).toEqual([
    { $ref: "routes.schema.json#/definitions/shade" },
  ]);
});

it("has its control in the form of the block", async () => {
  const { formsOf } = await imported<typeof import("../../studio/server/forms/forms.ts")>(
    "studio/server/forms/forms.ts",
  );
  const { blocks } = formsOf(engine.schemas, engine.definitions.fields, () => 0);
  const field = blocks.find(({ type }) => type === "cta")?.fields.shade;
  expect(field).toMatchObject({ kind: "shade", label: "Shade", empty: "#000000" });
  const { FieldView } = await imported<typeof import("../../studio/client/form/FieldView.tsx")>(
    "studio/client/form/FieldView.tsx",
  );
  if (!field) return;
  const html = renderToStaticMarkup(
    FieldView({ field, pointer: "/blocks/1/shade", value: "#0a5c62", onChange: () => undefined }),
  );
  expect(html).toContain('<input id="field-blocks-1-shade" type="color" value="#0a5c62"/>');
});
