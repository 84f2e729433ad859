import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteFiles } from "../../../src/cli/init/site-files.ts";
import type { Tone } from "../../../src/theme/parts/section.ts";

/** A block as it is written. */
type Block = { type: string } & Record<string, unknown>;

/** A form with a question of every kind, so that each control has its colors. */
const FORM = {
  provider: "post",
  title: "Write to us",
  target: { service: "address", url: "https://forms.example.com/1" },
  thanks: "/about",
  fields: [
    { kind: "text", name: "name", label: "Your name", required: true, help: "As on letters" },
    { kind: "email", name: "email", label: "E-mail", required: true },
    { kind: "choice", name: "kind", label: "What is it about", choices: ["Advice", "Care"] },
    { kind: "message", name: "message", label: "Message" },
    { kind: "consent", name: "agreed", label: "You may answer me", required: true },
  ],
};
const CONTACT = { phone: "555 0100", phoneNumber: "+15550100", email: "post@example.com" };

/**
 * Writes the starter with every block, and beside its pages three that have all examples of the gallery: on plain, on tinted
 * and on dark ground.
 *
 * @param root folder of the engine
 * @param folder where `pages` and `media` are put
 */
export function writeSampleSite(root: string, folder: string): void {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const names = { brand: "Harbour & Pine", language: "en-US", version, schemaFolder: "schema" };
  for (const [path, content] of siteFiles(join(root, "starter/full"), names))
    write(join(folder, path), content);
  // The examples show pictures and sources of the first site.
  cpSync(join(root, "media"), join(folder, "media"), { recursive: true, force: false });
  cpSync(join(root, "pages/_data"), join(folder, "pages/_data"), { recursive: true });
  const siteFile = join(folder, "pages/_site.json");
  const site = JSON.parse(readFileSync(siteFile, "utf8"));
  write(siteFile, JSON.stringify({ ...site, ...CONTACT, leadForm: FORM }));
  for (const tone of ["plain", "tinted", "dark"] as const)
    write(join(folder, `pages/every/${tone}.json`), JSON.stringify(everyBlock(root, tone)));
}

function everyBlock(root: string, tone: Tone): object {
  const examples = examplesIn(join(root, "src/theme/blocks"));
  const toned = sectionTypes(root);
  const blocks = examples.flatMap((block) => (toned.has(block.type) ? [{ ...block, tone }] : []));
  const others = examples.filter(({ type }) => !toned.has(type));
  return {
    title: `Every block on ${tone} ground`,
    description: "All examples of the gallery on one page.",
    blocks: tone === "plain" ? [...others, ...blocks] : blocks,
  };
}

function examplesIn(folder: string): Block[] {
  return readdirSync(folder)
    .map((type) => join(folder, type, "example.json"))
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as Block[]);
}

/** The types of the blocks that have a background to choose. */
function sectionTypes(root: string): Set<string> {
  const schema = JSON.parse(readFileSync(join(root, "schema/page.schema.json"), "utf8"));
  const definitions = Object.values(schema.definitions) as {
    properties?: { type?: { const?: string }; tone?: object };
  }[];
  return new Set(
    definitions.flatMap(({ properties: { type, tone } = {} }) =>
      type?.const && tone ? [type.const] : [],
    ),
  );
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
