import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./content/read.ts";

/** Rooms of the source, and the rooms each may import from. Everything may import from itself. */
const ALLOWED: Record<string, string[]> = {
  fields: [],
  "block types": ["fields"],
  "block union": ["block types"],
  page: ["fields", "block types", "block union"],
  ui: ["fields", "page"],
  browser: [],
  blog: ["browser", "page"],
  forms: ["browser", "page"],
  block: ["fields", "block types", "page", "blog", "forms", "browser", "ui"],
  registry: ["block", "page"],
  renderer: ["registry", "page", "ui"],
  app: ["renderer", "page", "ui"],
  "studio contract": ["page"],
  studio: ["studio contract", "app", "renderer", "page", "ui", "fields"],
  content: ["page", "forms", "fields", "block types", "block union"],
  checks: ["content", "forms", "page", "fields", "block types", "block union"],
  authoring: ["checks", "content", "page"],
  build: ["checks", "content", "blog", "forms", "page"],
  testing: ["build", "checks", "content", "page"],
  docs: ["checks", "content", "page"],
  "studio-server": ["studio contract", "authoring", "build", "checks", "content", "page"],
  cli: ["studio-server", "docs", "authoring", "build", "checks", "content", "page"],
};

const SRC = resolve("src");

function roomOf(path: string): string {
  if (/^blocks\/[^/]+\/types\.ts$/.test(path)) return "block types";
  if (path === "blocks/types.ts") return "block union";
  if (path === "blocks/registry.ts") return "registry";
  if (path.startsWith("blocks/")) return "block";
  if (path.startsWith("studio/contract/")) return "studio contract";
  return path.split("/")[0] ?? "";
}

function sources(): string[] {
  return listFiles(SRC).filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
}

function importsOf(path: string): string[] {
  const text = readFileSync(join(SRC, path), "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
}

function localTarget(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith(".")) return undefined;
  return relative(SRC, resolve(SRC, dirname(path), specifier)).replaceAll("\\", "/");
}

it("rooms import in one direction only", () => {
  const wrong = sources().flatMap((path) =>
    importsOf(path).flatMap((specifier) => {
      const target = localTarget(path, specifier);
      if (target === undefined) return [];
      const [from, to] = [roomOf(path), roomOf(target)];
      return from === to || ALLOWED[from]?.includes(to) ? [] : [`${path} → ${target}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it("no block imports from another block", () => {
  const folder = (path: string) => path.split("/").slice(0, 2).join("/");
  const wrong = sources()
    .filter((path) => roomOf(path) === "block")
    .flatMap((path) =>
      importsOf(path).flatMap((specifier) => {
        const target = localTarget(path, specifier);
        return target?.startsWith("blocks/") && folder(target) !== folder(path)
          ? [`${path} → ${target}`]
          : [];
      }),
    );
  expect(wrong).toEqual([]);
});

it("nothing of the site knows the studio", () => {
  const wrong = sources()
    .filter((path) => !["studio", "studio-server", "cli"].includes(path.split("/")[0] ?? ""))
    .flatMap((path) =>
      importsOf(path)
        .filter((name) => name.includes("studio"))
        .map((name) => `${path} → ${name}`),
    );
  expect(wrong).toEqual([]);
});

it("the pure rooms know neither React nor the disk", () => {
  const pure = sources().filter((path) => ["fields", "page", "checks"].includes(roomOf(path)));
  const wrong = pure.flatMap((path) =>
    importsOf(path)
      .filter((name) => /^react/.test(name) || /^node:(fs|child_process|http)/.test(name))
      .map((name) => `${path} → ${name}`),
  );
  expect(wrong).toEqual([]);
});
