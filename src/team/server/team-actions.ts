import type { Exchange } from "../../engine/output/serving/answer-requests.ts";
import { isEnough, type Person, type Role } from "../../studio/contract/person.ts";
import { type Input, readInput } from "../../studio/server/input.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { API } from "../../studio/server/send-answer.ts";

/** Something that people can ask of the server itself, and not of the studio of one draft. */
export interface TeamAction {
  least: Role;
  run(person: Person, input: Input): unknown;
  /** What the log says of it besides its name. */
  inLog?(input: Input): string;
}

/** What can be asked for, by names. */
export type TeamActions = ReadonlyMap<string, TeamAction>;

/** The action that a request asks for. */
export function actionIn(actions: TeamActions, { target }: Exchange) {
  const name = target.path.startsWith(API) ? target.path.slice(API.length) : "";
  const action = actions.get(name);
  return action && { name, action };
}

/**
 * Does what somebody asks for.
 *
 * @param origin of the studio's own pages: no other site may ask in somebody's name
 * @throws {RequestError} for what they may not do
 */
export async function runAction(
  { least, run, inLog }: TeamAction,
  person: Person,
  { request, origin }: Pick<Exchange, "request"> & { origin: string },
): Promise<{ value: unknown; inLog: string }> {
  if (request.method !== "POST")
    throw new RequestError(405, "The studio takes POST requests only.");
  if (request.headers.origin !== origin)
    throw new RequestError(403, "This request does not come from the studio.");
  if (!isEnough(person.role, least))
    throw new RequestError(403, "You may not do this. Ask whoever looks after the site.");
  const input = await readInput(request);
  return { value: await run(person, input), inLog: inLog?.(input) ?? "" };
}
