import { isBlock, readPatterns, removePattern, writePattern } from "../../engine/edit/patterns.ts";
import type { Pattern } from "../contract/answers.ts";
import type { StudioContext } from "./context.ts";
import { type Input, textOf } from "./input.ts";
import { reportOnce } from "./report-once.ts";
import { RequestError } from "./request-error.ts";

const LONGEST_LABEL = 100;
const MAX_BLOCKS = 50;

/** The patterns of the site. The terminal says which files are none: the others are there all the same. */
export function patternsOf({ folders }: StudioContext): Pattern[] {
  const { patterns, damaged } = readPatterns(folders.pages);
  for (const file of damaged)
    reportOnce(`${file} is no pattern. It needs a "label" and "blocks" as a page has them.`);
  return patterns;
}

/**
 * Keeps blocks as a pattern.
 *
 * @returns the name of its file
 * @throws {RequestError} for what is no list of blocks, or has no name
 */
export function savePattern({ folders }: StudioContext, input: Input): { name: string } {
  const label = textOf(input, "label").trim();
  const { blocks } = input;
  const isWhole = Array.isArray(blocks) && blocks.length > 0 && blocks.every(isBlock);
  if (!isWhole || blocks.length > MAX_BLOCKS || label === "" || label.length > LONGEST_LABEL)
    throw new RequestError(400, "The request is not understood.");
  return { name: writePattern(folders.pages, { label, blocks }) };
}

/** Removes a pattern. @throws {RequestError} when there is none of that name */
export function forgetPattern(context: StudioContext, input: Input): object {
  const name = textOf(input, "name");
  const pattern = readPatterns(context.folders.pages).patterns.find((one) => one.name === name);
  if (!pattern) throw new RequestError(404, "This pattern is gone already.");
  removePattern(context.folders.pages, pattern);
  return {};
}
