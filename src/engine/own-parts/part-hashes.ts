import { createHash } from "node:crypto";
import { join } from "node:path";
import { engineSchemaTexts } from "../pipeline/engine.ts";
import { installedPackages } from "../pipeline/installed-packages.ts";
import { readBytes, textIfReadable } from "../pipeline/regular-file.ts";
import type { FoundParts, PartFolder } from "./find-parts.ts";
import type { PartOptions } from "./part-options.ts";

/** Hashes of all that goes into parts. */
export interface PartHashes {
  /** Of all of them. */
  all: string;
  /** Of what visitors' browsers can be given. */
  client: string;
  /** Of the files in place of the theme's. */
  ui: string;
  part(part: PartFolder): string;
  /** Of what the schema of a part is made of. */
  types(part: PartFolder): string;
}

/** Parts are made of their own files, those that several use, packages, and the engine. */
export function partHashes(
  { files, parts, issues }: FoundParts,
  { site, root }: PartOptions,
): PartHashes {
  const contents = new Map(files.map((path) => [path, readBytes(join(site, path))]));
  const lock = textIfReadable(join(site, "package-lock.json")) ?? "";
  const base = [...Object.values(engineSchemaTexts(root)), installedPackages(root), lock].join(
    "\0",
  );
  const hash = (name: string, paths: string[]) => {
    const sum = createHash("sha256").update(`${base}\0${name}`);
    for (const path of paths) sum.update(`\0${path}\0`).update(contents.get(path) ?? "");
    return sum.digest("hex").slice(0, 20);
  };
  const isIn = (path: string, part: PartFolder) => path.startsWith(`${part.path}/`);
  const common = files.filter((path) => !parts.some((part) => isIn(path, part)));
  const isType = (path: string) => path.endsWith(".ts");
  const of = (part: PartFolder) => [...files.filter((path) => isIn(path, part)), ...common];
  return {
    all: hash(["all", ...issues.map(({ message }) => message)].join(" "), files),
    client: hash(
      "client",
      files.filter((path) => !path.startsWith("rules/")),
    ),
    ui: hash("ui", common),
    part: (part) => hash(`part ${part.path}`, of(part)),
    types: (part) => hash(`types ${part.path}`, of(part).filter(isType)),
  };
}
