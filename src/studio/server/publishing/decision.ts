import type { ClashChoice, Decision } from "../../contract/drafts.ts";
import { type Input, optionalTextOf } from "../input.ts";
import { RequestError } from "../request-error.ts";

/** What a request says about clashes; nothing as long as nobody was asked. @throws {RequestError} */
export function decisionOf(input: Input): Decision | undefined {
  const compared = optionalTextOf(input, "compared");
  return compared === undefined ? undefined : { compared, choices: choicesOf(input) };
}

function choicesOf({ choices }: Input): ClashChoice[] {
  const isChoice = (one: unknown): one is ClashChoice =>
    one === "mine" ||
    one === "theirs" ||
    (typeof one === "object" && one !== null && "text" in one && typeof one.text === "string");
  if (!Array.isArray(choices) || !choices.every(isChoice))
    throw new RequestError(400, `The request lacks "choices".`);
  return choices;
}
