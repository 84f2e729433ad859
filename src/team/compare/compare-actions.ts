import type { ComparisonRequest, StateFileAnswer } from "../../studio/contract/comparison.ts";
import type { Person } from "../../studio/contract/person.ts";
import { type Input, optionalTextOf, textOf } from "../../studio/server/input.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { fileWithin } from "../../studio/server/within.ts";
import { textIn } from "../drafts/draft-summary.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { withRequestErrors } from "../drafts/with-request-errors.ts";
import type { TeamAction, TeamActions } from "../server/team-actions.ts";
import type { Comparisons } from "./comparisons.ts";

const HASH = /^[0-9a-f]{40,64}$/;

/** What can be asked for around two states of a site. */
export function compareActions(drafts: Drafts, comparisons: Comparisons): TeamActions {
  const author = (run: (input: Input) => unknown): TeamAction => ({
    least: "author",
    run: (_: Person, input) => withRequestErrors(() => run(input)),
  });
  return new Map([
    ["compare", author((input) => comparisons.ask(requestIn(input)))],
    ["state-file", author((input) => stateFile(drafts, input))],
  ]);
}

/** @throws {RequestError} for what can be no state */
function requestIn(input: Input): ComparisonRequest {
  const draft = optionalTextOf(input, "draft");
  if (draft !== undefined) return { draft };
  const commit = textOf(input, "commit");
  if (!HASH.test(commit))
    throw new RequestError(404, "This state of the site is not known any more.");
  return { commit, with: input.with === "before" ? "before" : "now" };
}

/** What a file says in a draft, or in a commit. */
async function stateFile(drafts: Drafts, input: Input): Promise<StateFileAnswer> {
  const { site } = drafts;
  const [state, path] = [textOf(input, "state"), textOf(input, "path")];
  if (!site.content.some((folder) => path.startsWith(`${folder}/`)))
    throw new RequestError(404, "This is no file of the site.");
  fileWithin(site.repository.folder, path);
  const text = HASH.test(state)
    ? await site.repository.run(["show", `${state}:${path}`]).catch(() => undefined)
    : await drafts.withDraft(state, async (_, { folder }) => textIn(folder, path));
  return parsed(text);
}

function parsed(text: string | undefined): StateFileAnswer {
  try {
    return text === undefined ? {} : { content: JSON.parse(text) };
  } catch {
    return {};
  }
}
