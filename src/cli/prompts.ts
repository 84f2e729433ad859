import { autocomplete, select, text } from "@clack/prompts";
import { Cancelled } from "./arguments.ts";

/** One of the answers to choose from. */
export interface Choice {
  value: string;
  label: string;
  /** More about it, shown while it is marked. */
  hint?: string;
}

/** Entries of a list that are shown at once. */
const MOST = 10;
/** Questions stand beside the output of a command, not in it. */
const output = process.stderr;

/** Asks for one of a few answers: arrows move in the list. @throws {Cancelled} */
export async function chooseOne(message: string, options: Choice[]): Promise<string> {
  return answerOf(await select({ message, options, maxItems: MOST, output }));
}

/** Asks for one of many answers: arrows move in the list, and typing makes it shorter. @throws {Cancelled} */
export async function findOne(message: string, options: Choice[]): Promise<string> {
  return answerOf(await autocomplete({ message, options, maxItems: MOST, output }));
}

/**
 * Asks for a text until nothing is wrong with it.
 *
 * @param faultOf says in a sentence what is wrong with an answer
 * @throws {Cancelled}
 */
export async function writeText(
  message: string,
  faultOf: (answer: string) => string | undefined,
): Promise<string> {
  const validate = (answer = "") => faultOf(answer.trim());
  return answerOf(await text({ message, validate, output })).trim();
}

function answerOf(answer: string | symbol): string {
  if (typeof answer === "symbol") throw new Cancelled("Nothing was made.");
  return answer;
}
