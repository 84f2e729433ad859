import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./engine/pipeline/read.ts";

/** Parts of the source, and the parts each may import from. Everything may import from itself. */
const ALLOWED: Record<string, string[]> = {
  "define.ts": ["theme/parts", "engine/pipeline", "engine/fields", "engine/model"],
  "engine/model": [],
  "engine/fields": ["engine/model"],
  "engine/pipeline": ["engine/fields", "engine/model"],
  "engine/own-parts": ["engine/pipeline", "engine/model"],
  "engine/rules": ["engine/pipeline", "engine/fields", "engine/model"],
  "engine/report": ["engine/rules", "engine/pipeline", "engine/model"],
  "engine/output": ["engine/report", "engine/rules", "engine/pipeline", "engine/model"],
  "engine/edit": ["engine/rules", "engine/pipeline", "engine/model"],
  "engine/dev": [
    "engine/output",
    "engine/edit",
    "engine/report",
    "engine/rules",
    "engine/pipeline",
    "engine/fields",
    "engine/model",
  ],
  providers: ["engine/model"],
  "theme/parts": ["engine/model"],
  theme: ["theme/parts", "providers", "engine/model"],
  client: ["theme", "providers", "engine/model"],
  "studio/contract": ["engine/model"],
  "studio/words": ["studio/contract", "engine/model"],
  "studio/client": [
    "studio/words",
    "studio/contract",
    "client",
    "theme",
    "providers",
    "engine/model",
  ],
  "studio/server": [
    "studio/words",
    "studio/contract",
    "engine/dev",
    "engine/edit",
    "engine/output",
    "engine/report",
    "engine/rules",
    "engine/pipeline",
    "engine/fields",
    "engine/model",
  ],
  git: ["engine/model"],
  hosts: ["engine/model"],
  publish: [
    "git",
    "studio/contract",
    "engine/edit",
    "engine/output",
    "engine/report",
    "engine/rules",
    "engine/pipeline",
    "engine/model",
  ],
  team: [
    "publish",
    "hosts",
    "git",
    "studio/words",
    "studio/contract",
    "studio/server",
    "engine/dev",
    "engine/edit",
    "engine/output",
    "engine/report",
    "engine/rules",
    "engine/pipeline",
    "engine/fields",
    "engine/model",
  ],
  testing: [
    "cli",
    "engine/output",
    "engine/report",
    "engine/rules",
    "engine/pipeline",
    "engine/fields",
    "engine/model",
  ],
};

const SRC = resolve("src");

/**
 * The part of a file: the first folder, and the second within the engine and the studio. The type of a field
 * is a part of the model, as documents are made of it; what it means is not.
 */
function partOf(path: string): string {
  if (/^engine\/fields\/([^/]+\/type|resolved-fields)\.ts$/.test(path)) return "engine/model";
  // Fields that blocks share are types alone.
  if (path.startsWith("theme/parts/")) return "theme/parts";
  const [first = "", second = ""] = path.split("/");
  return ["engine", "studio"].includes(first) ? `${first}/${second}` : first;
}

function sources(): string[] {
  return listFiles(SRC).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test\//.test(path),
  );
}

function importsOf(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
}

function localTarget(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  return relative(SRC, resolve(SRC, dirname(path), specifier)).replaceAll("\\", "/");
}

it("parts import in one direction only", () => {
  const wrong = sources().flatMap((path) =>
    importsOf(path).flatMap((specifier) => {
      const target = localTarget(path, specifier);
      const from = partOf(path);
      if (target === undefined || ["cli", "index.ts"].includes(from)) return [];
      const to = partOf(target);
      return from === to || ALLOWED[from]?.includes(to) ? [] : [`${path} → ${target}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Parts of which no folder imports from another. */
const APART = ["theme/blocks", "engine/rules"];
/** What the rules share. */
const SHARED = "engine/rules/analysis";

it.each(APART)("no folder of %s imports from another", (part) => {
  const folder = (path: string) => path.split("/").slice(0, 3).join("/");
  const isIn = (path: string) => path.startsWith(`${part}/`) && path.split("/").length > 3;
  const wrong = sources()
    .filter(isIn)
    .flatMap((path) =>
      importsOf(path).flatMap((specifier) => {
        const target = localTarget(path, specifier);
        if (target === undefined || !isIn(target)) return [];
        return [folder(path), SHARED].includes(folder(target)) ? [] : [`${path} → ${target}`];
      }),
    );
  expect(wrong).toEqual([]);
});

/** What runs when a file is imported: types are gone by then. */
function runs(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf8").replace(
    /^(?:import|export) (?:type\b|\{(?:\s*type [^,{}]+,?)+\s*\})[^;]*;/gm,
    "",
  );
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
}

/** Every import from outside that a file reaches, each with a way to it. */
function reached(start: string): Map<string, string[]> {
  const outside = new Map<string, string[]>();
  const seen = new Set([start]);
  const waiting = [[start]];
  for (let way = waiting.pop(); way !== undefined; way = waiting.pop())
    for (const specifier of runs(way.at(-1) ?? "")) {
      const target = localTarget(way.at(-1) ?? "", specifier);
      if (target === undefined) outside.set(specifier, [...way, specifier]);
      else if (!seen.has(target) && /\.tsx?$/.test(target)) {
        seen.add(target);
        waiting.push([...way, target]);
      }
    }
  return outside;
}

const NODE = /^node:(fs|child_process|http|net|worker_threads)/;
const PURE: [part: string, forbidden: RegExp][] = [
  ["define.ts", /^(?:node:|react)/],
  ["engine/model", /^(?:node:|react)/],
  ["engine/fields", /^(?:node:|react)/],
  ["engine/rules", new RegExp(`${NODE.source}|^react`)],
  ["theme", NODE],
  ["client", NODE],
  ["studio/client", NODE],
];

it.each(PURE)("%s runs nothing of %s, not even indirectly", (part, forbidden) => {
  const wrong = sources()
    .filter((path) => partOf(path) === part)
    .flatMap((path) => [...reached(path)])
    .filter(([name]) => forbidden.test(name))
    .map(([, way]) => way.join(" → "));
  expect(wrong).toEqual([]);
});
