import { join } from "node:path";
import type { Block } from "../model/block.ts";
import type { Issue } from "../model/issue.ts";
import { ownPartIssue } from "../pipeline/own-part-issue.ts";
import type { OwnExamples } from "../pipeline/own-parts.ts";
import { parseFile } from "../pipeline/parse.ts";
import { readSource, slashed } from "../pipeline/read.ts";
import type { PartFolder } from "./find-parts.ts";

const FILE = "example.json";

/** Reads the examples of a block, as the gallery shows them; a block needs none. */
export function readExamples(
  site: string,
  { kind, name, path, files }: PartFolder,
): { examples?: OwnExamples; issues: Issue[] } {
  if (kind !== "block" || !files.includes(FILE)) return { issues: [] };
  const source = readSource(join(site, path), FILE);
  if (!source) return { issues: [] };
  if ("issue" in source) return { issues: [source.issue] };
  const { parsed, issues } = parseFile(source);
  if (!parsed || issues.length > 0) return { issues };
  const file = slashed(join(site, path, FILE));
  if (!isList(parsed.value))
    return {
      issues: [
        ownPartIssue(
          file,
          "The examples of a block are a list of blocks.",
          `Write [{ "type": "${name}", … }].`,
        ),
      ],
    };
  return { examples: { type: name, file, blocks: parsed.value }, issues: [] };
}

function isList(value: unknown): value is Block[] {
  return Array.isArray(value) && value.every((item) => typeof item === "object" && item !== null);
}
