import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { camel } from "../engine/model/letter-case.ts";
import type { GeneratedFile } from "./generated-lists.ts";
import { foldersWith, key } from "./list-names.ts";

/** One kind of provider. */
interface ProviderKind {
  /** Its folder below the engine's. */
  folder: string;
  /** The type that every provider has, the part of it that browsers load, and where both are defined. */
  types: { provider: string; browser: string; file: string };
  /** The list of definitions. */
  list: string;
  /** The interface that configurations extend, and the union of them. */
  config: { base: string; union: string };
  /** Members of that union that no provider has, with where they come from. */
  others: { name: string; file: string }[];
}

const KINDS: ProviderKind[] = [
  {
    folder: "src/providers/blog",
    types: { provider: "BlogProvider", browser: "BrowserPart", file: "blog-provider.ts" },
    list: "BLOG_PROVIDERS",
    config: { base: "AnyBlog", union: "Blog" },
    others: [],
  },
  {
    folder: "src/providers/forms",
    types: { provider: "FormProvider", browser: "FormBrowserPart", file: "form-provider.ts" },
    list: "FORM_PROVIDERS",
    config: { base: "AnyForm", union: "LeadForm" },
    others: [{ name: "NoForm", file: "../../engine/model/lead-form-file.ts" }],
  },
];

const HEAD = `// biome-ignore-all format: generated
// Generated from the folders beside this file by \`npm run schema\`. Do not edit.
`;

/**
 * The lists of providers: their definitions, what browsers load of them, and the union of their
 * configurations. A new folder with a `provider.ts` is in them.
 *
 * @param root the engine's folder
 * @throws when the configuration of a provider has no type
 */
export function providerLists(root: string): GeneratedFile[] {
  return KINDS.flatMap((kind) => {
    const names = foldersWith("provider.ts", root, kind.folder);
    const withBrowser = names.filter((name) =>
      existsSync(join(root, kind.folder, name, "browser.ts")),
    );
    return [
      { path: `${kind.folder}/providers.ts`, text: () => definitionsOf(names, kind) },
      { path: `${kind.folder}/browser-parts.ts`, text: () => browserParts(withBrowser, kind) },
      { path: `${kind.folder}/types.ts`, text: () => union(root, names, kind) },
    ];
  });
}

function definitionsOf(names: string[], { list, types }: ProviderKind): string {
  const { provider, file } = types;
  const imports = names.map(
    (name) => `import { provider as ${camel(name)} } from "./${name}/provider.ts";`,
  );
  const type = `import type { ${provider} } from "../../engine/model/${file}";`;
  const all = names.map((name) => `  ${camel(name)},\n`).join("");
  return `${HEAD}${[type, ...imports].join("\n")}\n\n/** All of them. */\nexport const ${list}: readonly ${provider}[] = [\n${all}];\n`;
}

function browserParts(names: string[], { types: { browser, file } }: ProviderKind): string {
  const type = `import type { ${browser} } from "../../engine/model/${file}";`;
  const parts = names.map((name) => `  ${key(name)}: () => import("./${name}/browser.ts"),\n`);
  return `${HEAD}${type}\n\n/** What visitors' browsers load of each, when a page needs it. */\nexport const BROWSER_PARTS: Partial<Record<string, () => Promise<{ browser: ${browser} }>>> = {\n${parts.join("")}};\n`;
}

function union(root: string, names: string[], { folder, config, others }: ProviderKind): string {
  const members = [
    ...others,
    ...names.map((name) => ({
      name: configType(join(root, folder, name, "types.ts"), config.base),
      file: `./${name}/types.ts`,
    })),
  ];
  const imports = members.map(({ name, file }) => `import type { ${name} } from "${file}";`);
  const lines = members.map(({ name }) => `\n  | ${name}`).join("");
  return `${HEAD}${imports.join("\n")}\n\n/** The configuration of one of them. */\nexport type ${config.union} =${lines};\n`;
}

/** The name of the interface in a provider's folder that says how it is configured. */
function configType(file: string, base: string): string {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const name = new RegExp(`export interface (\\w+) extends ${base} `).exec(text)?.[1];
  if (name === undefined)
    throw new Error(
      `${file} has to export an interface that extends ${base}: it says how the provider is configured.`,
    );
  return name;
}
