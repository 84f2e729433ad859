import { builtinModules } from "node:module";
import { dirname, isAbsolute, relative, resolve } from "node:path";
import type { Plugin, RolldownLog } from "rolldown";
import type { Issue } from "../model/issue.ts";
import { ownPartIssue } from "../pipeline/own-part-issue.ts";
import { slashed } from "../pipeline/read.ts";

/** A module of a part, compiled with everything that it imports. */
export interface CompiledModule {
  code: string;
  /** A source map in its JSON form. */
  map: string;
  exports: string[];
  /** The files it is made of, absolute. */
  files: string[];
}

/** How a module is compiled. */
export interface ModuleOptions {
  /** Absolute. */
  file: string;
  /** The folder that its source map names sources from. */
  site: string;
  /** `node`: to be run. `browser`: without React, as it is only to be proven. */
  target: "node" | "browser";
  /** The engine's public modules by their names. */
  modules: Readonly<Record<string, string>>;
}

const SCRIPT = /\.([mc]?[jt]sx?|json)$/;
/** What the compiler calls an import that leads nowhere. */
const UNRESOLVED = "UNRESOLVED_IMPORT";
const BUILT_IN = new Set(builtinModules);

/**
 * Compiles one module.
 *
 * @returns the module, or what is wrong with it
 */
export async function compileModule(options: ModuleOptions): Promise<CompiledModule | Issue[]> {
  const { rolldown } = await import("rolldown");
  const unresolved: RolldownLog[] = [];
  try {
    const bundle = await rolldown({
      input: options.file,
      platform: "node",
      tsconfig: false,
      onLog: (_level, log) => void (log.code === UNRESOLVED && unresolved.push(log)),
      external: externals(options.target),
      plugins: [publicModules(options.modules), emptyAssets()],
    });
    const { output } = await bundle.generate({
      sourcemap: "hidden",
      sourcemapExcludeSources: true,
      sourcemapPathTransform: (source, map) =>
        slashed(relative(options.site, resolve(dirname(map), source))),
      codeSplitting: false,
    });
    await bundle.close();
    // The compiler takes a package that is not installed for one that is brought along later.
    if (unresolved.length > 0) return unresolved.map((log) => inWords(log, options.file));
    const { code, map, exports, moduleIds } = output[0];
    const files = moduleIds.filter((id) => isAbsolute(id)).map(slashed);
    return { code, map: JSON.stringify(map ?? {}), exports, files };
  } catch (cause) {
    const { errors } = cause as { errors?: RolldownLog[] };
    if (!errors) throw cause;
    return errors.map((error) => inWords(error, options.file));
  }
}

function externals(target: ModuleOptions["target"]): (id: string) => boolean {
  if (target === "node") return (id) => id.startsWith("node:") || BUILT_IN.has(id);
  return (id) => /^react(-dom)?(\/|$)/.test(id);
}

function publicModules(modules: ModuleOptions["modules"]): Plugin {
  return { name: "public-modules", resolveId: (id) => modules[id] };
}

/** Styles and pictures have to be there, and say nothing to whether a script is right. */
function emptyAssets(): Plugin {
  return {
    name: "empty-assets",
    load: (id) => (SCRIPT.test(id) ? null : { code: "export default {};", moduleType: "js" }),
  };
}

function inWords({ message, id, loc }: RolldownLog, entry: string): Issue {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the compiler colors its words for terminals
  const plain = message.replace(/\u001b\[[0-9;]*m/g, "").replace(/^\[\w+\] /, "");
  const [first = ""] = plain.split("\n");
  return ownPartIssue(
    slashed(loc?.file ?? id ?? entry),
    `The file cannot be compiled: ${sentence(first.replace(/ in \S+$/, ""))}`,
    "Correct it at this position. Until then the part is left out.",
    loc && { line: loc.line, column: loc.column + 1 },
  );
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
