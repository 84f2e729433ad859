import { existsSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import type { ClientList } from "../model/client-sources.ts";
import type { Definitions } from "../pipeline/definitions.ts";
import type { OwnClientParts } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";

/** What the plugin is made with. */
export interface OwnPartsOptions {
  /** Folder of the engine. */
  root: string;
  definitions: Pick<Definitions, "client" | "modules">;
  /** The parts as they are now. */
  own: () => OwnClientParts;
  /** Is done when the parts are known as their files are now. */
  settled?: () => Promise<void>;
}

/**
 * Compiles the parts of a site's own into what is made of the engine: lists take in its blocks and providers, and
 * its files stand in place of the theme's.
 */
export function ownPartsPlugin({ root, definitions, own, settled }: OwnPartsOptions): Plugin {
  const { client, modules } = definitions;
  const { blocks, blogs, forms } = client.lists;
  const additions = new Map<string, () => string>([
    [fileOf(blocks), () => componentsOf(blocks, own())],
    [fileOf(blogs), () => partsOf(blogs, own().blogs)],
    [fileOf(forms), () => partsOf(forms, own().forms)],
  ]);
  const theme = join(root, client.ui);
  const sources = join(root, "src");

  function fileOf({ file }: ClientList): string {
    return slashed(join(root, file));
  }

  return {
    name: "own-parts",
    enforce: "pre",
    resolveId(id, importer) {
      const module = modules[id];
      if (module !== undefined) return module;
      const path = importer === undefined ? undefined : sourcePath(id, importer, sources);
      if (path === undefined) return null;
      const file = own().ui[relative(theme, path).split(sep).join("/")];
      return file === undefined || file === slashed(importer ?? "") ? path : file;
    },
    async hotUpdate({ file, modules }) {
      if (!isOwn(file, own())) return modules;
      await settled?.();
      return isOwn(file, own()) ? modules : [];
    },
    transform(code, id) {
      const addition = additions.get(slashed(id))?.();
      return addition ? { code: `${code}\n${addition}`, map: null } : null;
    },
  };
}

/**
 * What an import within the engine's sources leads to. Where the engine is installed, Vite would give such files an
 * address that browsers keep for ever, though what they import changes with the parts of the site.
 */
function sourcePath(id: string, importer: string, sources: string): string | undefined {
  if (!id.startsWith(".") || id.includes("?")) return undefined;
  const path = resolve(dirname(importer), id);
  return path.startsWith(sources + sep) && existsSync(path) ? path : undefined;
}

/** Whether a file belongs to a part that is shown. */
function isOwn(file: string, { blocks, blogs, forms, ui }: OwnClientParts): boolean {
  const entries = [
    ...blocks.flatMap(({ component }) => component?.file ?? []),
    ...Object.values(blogs),
    ...Object.values(forms),
  ];
  return (
    Object.values(ui).includes(file) ||
    entries.some((entry) => file.startsWith(`${dirname(entry)}/`))
  );
}

/** A block whose component cannot be compiled shows nothing; the mistake is reported. */
function componentsOf({ name }: ClientList, { blocks }: OwnClientParts): string {
  return blocks
    .map(({ type, component }, at) => {
      const value = component ? `own${at}` : "() => null";
      const imported = component
        ? `import { ${component.name} as own${at} } from ${JSON.stringify(component.file)};\n`
        : "";
      return `${imported}${name}[${JSON.stringify(type)}] = ${value};\n`;
    })
    .join("");
}

function partsOf({ name }: ClientList, parts: OwnClientParts["blogs"]): string {
  return Object.entries(parts)
    .map(
      ([provider, file]) =>
        `${name}[${JSON.stringify(provider)}] = () => import(${JSON.stringify(file)});\n`,
    )
    .join("");
}
