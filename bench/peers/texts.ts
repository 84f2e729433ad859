import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../src/engine/pipeline/read.ts";

/** A page as plain words: what a generator without blocks can show of it. */
export interface PlainPage {
  /** Without a slash at its start; empty for the home page. */
  route: string;
  title: string;
  description: string;
  parts: Part[];
  /** Whether other pages lie below it. */
  isSection: boolean;
}

/** A heading, a paragraph, or the entry of a list, in Markdown. */
export interface Part {
  kind: "h2" | "h3" | "p" | "li";
  text: string;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const WORDS = new Set([
  "eyebrow",
  "subtitle",
  "text",
  "intro",
  "answer",
  "description",
  "summary",
  "label",
  "caption",
  "items",
]);

/** Reads the pages of a generated site as plain words. */
export function plainPages(pages: string): PlainPage[] {
  return listFiles(pages)
    .filter((path) => path.endsWith(".json") && !path.startsWith("_"))
    .map((path) => {
      const { title, headTitle, description, blocks } = JSON.parse(
        readFileSync(join(pages, path), "utf8"),
      );
      return {
        route: path.replace(/(^|\/)index\.json$|\.json$/, ""),
        title: headTitle ?? title,
        description,
        parts: partsOf(blocks, "h2"),
        isSection: path.endsWith("index.json"),
      };
    });
}

/** The same in Markdown. */
export function markdownOf({ parts }: PlainPage): string {
  const signs = { h2: "## ", h3: "### ", p: "", li: "- " };
  return parts.map(({ kind, text }) => `${signs[kind]}${text}`).join("\n\n");
}

function partsOf(value: Json, heading: "h2" | "h3"): Part[] {
  if (Array.isArray(value))
    return value.flatMap((item) =>
      typeof item === "string" ? [part("li", item)] : partsOf(item, heading),
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "title" || key === "question")
      return typeof inner === "string" ? [part(heading, inner)] : [];
    if (!WORDS.has(key)) return [];
    if (typeof inner === "string") return [part("p", inner)];
    const isText = key === "text" && Array.isArray(inner);
    return isText ? paragraphs(inner.join("\n")) : partsOf(inner, "h3");
  });
}

function paragraphs(text: string): Part[] {
  return text.split(/\n{2,}/).map((paragraph) => part("p", paragraph));
}

function part(kind: Part["kind"], text: string): Part {
  return { kind, text };
}
