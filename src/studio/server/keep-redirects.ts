import type {
  KeepRedirectsAnswer,
  KeptRedirects,
  RedirectDraft,
  RedirectsNews,
} from "../contract/answers.ts";
import type { StudioContext } from "./context.ts";
import { readable } from "./copies/readable.ts";
import type { Writer } from "./copies/working-copies.ts";
import type { Input } from "./input.ts";
import { changesOf } from "./plans.ts";
import { RequestError } from "./request-error.ts";

/** The draft lies among the working copies by the name of a file that no site has. */
const PATH = "_redirects.json";

/** What was changed of the old addresses and is not saved yet. */
export function keptRedirects({ copies }: StudioContext): KeptRedirects {
  const copy = readable(copies, PATH);
  return copy ? { draft: draftOf(copy.page), version: copy.version } : { draft: draftOf({}) };
}

/** Keeps such a draft, unless another window has had one kept that this one has not seen. */
export function keepRedirects(
  context: StudioContext,
  input: Input,
  writer: Writer,
): KeepRedirectsAnswer {
  const { copies, vite } = context;
  const draft = draftOf(input);
  const isEmpty = draft.past.length + draft.future.length === 0;
  const written = isEmpty
    ? { outcome: copies.discard(PATH, writer) ? "kept" : "conflict" }
    : copies.write(PATH, { base: "", page: { ...draft } }, writer);
  const { version, ...kept } = keptRedirects(context);
  const named = version === undefined ? {} : { version };
  if (written.outcome === "conflict") return { outcome: "unseen", ...kept, ...named };
  const news: RedirectsNews = { window: writer.window };
  vite.ws.send("studio:redirects", news);
  return { outcome: "kept", ...named };
}

/** @throws {RequestError} for what is no list of steps */
function draftOf({ past = [], future = [] }: Input): RedirectDraft {
  const steps = [past, future].map((list) => {
    if (!Array.isArray(list)) throw new RequestError(400, "The request is not understood.");
    return list.map((changes: unknown) => changesOf({ changes }));
  });
  return { past: steps[0] ?? [], future: steps[1] ?? [] };
}
