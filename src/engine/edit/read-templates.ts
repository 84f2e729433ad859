import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { byCodePoint } from "../pipeline/read.ts";
import { readText } from "../pipeline/regular-file.ts";
import { parsedJson } from "./parsed-json.ts";
import { PlanError } from "./plan.ts";
import type { Template } from "./template.ts";

/**
 * The templates of a site by kind: the files of the folder `templates` beside its pages; none where there is no folder.
 *
 * @throws {PlanError} naming the file that is no template
 */
export function readTemplates(pages: string): Map<string, Template> {
  const folder = join(pages, "../templates");
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort(byCodePoint);
  return new Map(files.map((name) => [basename(name, ".json"), readTemplate(folder, name)]));
}

function readTemplate(folder: string, name: string): Template {
  const template = parsedJson(readText(join(folder, name)));
  const { label, path, ask, page } = Object(template) as Partial<Template>;
  const isTemplate =
    typeof label === "string" &&
    typeof path === "string" &&
    typeof ask?.name === "string" &&
    Array.isArray(page?.blocks);
  if (isTemplate) return template as Template;
  throw new PlanError(
    `templates/${name} is no template. It needs "label", "path", "ask" with the question for the "name", and "page" with its blocks. Compare it with another one.`,
  );
}
