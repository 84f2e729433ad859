import type { IncomingMessage } from "node:http";
import { tooDeepAt } from "../../engine/pipeline/parse/depth.ts";
import type { EditedPage } from "../contract/field.ts";
import { RequestError } from "./request-error.ts";

/** The fields of a request, not yet trusted. */
export type Input = Record<string, unknown>;

const MAX_JSON = 2_000_000;
/** A page has at most 64 lists and objects inside one another, and stands in a request. */
const MAX_DEPTH = 70;

/** Reads the JSON of a request. @throws {RequestError} when it is too large or no JSON object */
export async function readInput(request: IncomingMessage): Promise<Input> {
  if (request.headers["content-type"] !== "application/json")
    throw new RequestError(415, "The studio takes JSON.");
  const text = (await readBody(request, MAX_JSON)).toString("utf8");
  if (tooDeepAt(text, MAX_DEPTH) !== undefined)
    throw new RequestError(400, "The page has too many lists and objects inside one another.");
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // The same answer as for JSON of another kind.
  }
  throw new RequestError(400, "The request is not understood.");
}

/** Reads a request to its end. @throws {RequestError} when it is longer than allowed */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = () =>
    new RequestError(413, `This is too large: at most ${most / 1_000_000} MB can be taken.`);
  if (Number(request.headers["content-length"]) > most) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += (piece as Buffer).length;
    if (size > most) throw tooLarge();
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

/** A text of the input. @throws {RequestError} when it is missing */
export function textOf(input: Input, name: string): string {
  const value = input[name];
  if (typeof value !== "string") throw new RequestError(400, `The request lacks "${name}".`);
  return value;
}

/** A list of texts. @throws {RequestError} when it is missing */
export function textsOf(input: Input, name: string): string[] {
  const value = input[name];
  if (!Array.isArray(value) || value.some((one) => typeof one !== "string"))
    throw new RequestError(400, `The request lacks "${name}".`);
  return value;
}

/** A text that may be missing. */
export function optionalTextOf(input: Input, name: string): string | undefined {
  return input[name] === undefined ? undefined : textOf(input, name);
}

/** The page of the input. @throws {RequestError} when it is missing */
export function pageOf(input: Input): EditedPage {
  return objectOf(input, "page");
}

/** An object of the input. @throws {RequestError} when it is missing */
export function objectOf(input: Input, name: string): Record<string, unknown> {
  const value = input[name];
  if (!isObject(value)) throw new RequestError(400, `The request lacks "${name}".`);
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
