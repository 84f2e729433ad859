import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "./engine/pipeline/read.ts";

/** Parts of the source, and the parts each may import from. Everything may import from itself. */
const ALLOWED: Record<string, string[]> = {
  "engine/model": [],
  "engine/pipeline": ["engine/model"],
  "engine/rules": ["engine/pipeline", "engine/model"],
  "engine/report": ["engine/rules", "engine/pipeline", "engine/model"],
  "engine/output": ["engine/report", "engine/rules", "engine/pipeline", "engine/model"],
  "engine/edit": ["engine/rules", "engine/pipeline", "engine/model"],
  "engine/dev": [
    "engine/output",
    "engine/edit",
    "engine/report",
    "engine/rules",
    "engine/pipeline",
    "engine/model",
  ],
  providers: ["engine/model"],
  theme: ["providers", "engine/model"],
  client: ["theme", "providers", "engine/model"],
  "studio/contract": ["engine/model"],
  "studio/client": ["studio/contract", "client", "theme", "providers", "engine/model"],
  "studio/server": [
    "studio/contract",
    "engine/dev",
    "engine/edit",
    "engine/output",
    "engine/report",
    "engine/rules",
    "engine/pipeline",
    "engine/model",
  ],
  testing: [
    "cli",
    "engine/output",
    "engine/report",
    "engine/rules",
    "engine/pipeline",
    "engine/model",
  ],
};

/** Arrows that still run the wrong way. */
const WRONG = new Set([
  "engine/output/blog/fetch-all.ts → providers/blog/endpoints.ts",
  "engine/output/blog/fetch-all.ts → providers/blog/fetch-json.ts",
  "engine/output/blog/fetch-all.ts → providers/blog/post.ts",
  "engine/output/blog/read-posts.ts → providers/blog/post.ts",
  "engine/output/blog/server-reader.ts → providers/blog/html-reader.ts",
  "engine/output/sample-form.ts → providers/forms/sample/default-fields.ts",
  "engine/output/security-policy.ts → providers/blog/videos.ts",
  "engine/output/security-policy.ts → providers/forms/hosts-list.ts",
  "engine/output/security-policy.ts → providers/forms/hosts.ts",
  "engine/output/security-policy.ts → providers/forms/providers.ts",
  "engine/rules/form-hosts.ts → providers/forms/hosts.ts",
  "engine/rules/form-hosts.ts → providers/forms/providers.ts",
]);

const SRC = resolve("src");

/** The part of a file: the first folder, and the second within the engine and the studio. */
function partOf(path: string): string {
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
      if (WRONG.has(`${path} → ${target}`)) return [];
      const from = partOf(path);
      if (target === undefined || from === "cli") return [];
      const to = partOf(target);
      return from === to || ALLOWED[from]?.includes(to) ? [] : [`${path} → ${target}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it("no block imports from another block", () => {
  const folder = (path: string) => path.split("/").slice(0, 3).join("/");
  const wrong = sources()
    .filter((path) => /^theme\/blocks\/[^/]+\//.test(path))
    .flatMap((path) =>
      importsOf(path).flatMap((specifier) => {
        const target = localTarget(path, specifier);
        return target?.startsWith("theme/blocks/") && folder(target) !== folder(path)
          ? [`${path} → ${target}`]
          : [];
      }),
    );
  expect(wrong).toEqual([]);
});

it("the model and the rules know neither React nor the disk, and no client runs Node", () => {
  const pure = sources().filter((path) =>
    ["engine/model", "engine/rules", "theme", "client", "studio/client"].includes(partOf(path)),
  );
  const wrong = pure.flatMap((path) =>
    importsOf(path)
      .filter(
        (name) =>
          /^node:(fs|child_process|http|net|worker_threads)/.test(name) ||
          (/^react/.test(name) && partOf(path).startsWith("engine")),
      )
      .map((name) => `${path} → ${name}`),
  );
  expect(wrong).toEqual([]);
});
