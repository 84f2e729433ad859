import type { RedirectChange, RedirectDraft, RedirectSummary } from "../../contract/answers.ts";

export const NO_CHANGES: RedirectDraft = { past: [], future: [] };

/** The draft with another step. What was undone before is gone. */
export function withStep({ past }: RedirectDraft, step: RedirectChange[]): RedirectDraft {
  return { past: [...past, step], future: [] };
}

/** The draft without its last step. */
export function undone({ past, future }: RedirectDraft): RedirectDraft {
  const step = past.at(-1);
  return step ? { past: past.slice(0, -1), future: [...future, step] } : { past, future };
}

/** The draft with the step again that was undone last. */
export function redone({ past, future }: RedirectDraft): RedirectDraft {
  const step = future.at(-1);
  return step ? { past: [...past, step], future: future.slice(0, -1) } : { past, future };
}

/** The draft once another one, which it goes on from, was saved. */
export function afterSaving(
  { past, future }: RedirectDraft,
  { past: saved }: RedirectDraft,
): RedirectDraft {
  const rest = past.slice(saved.length);
  return rest.length === 0 ? NO_CHANGES : { past: rest, future };
}

/** All that differs from what is saved, each address once. */
export function changesIn({ past }: RedirectDraft, saved: RedirectSummary[]): RedirectChange[] {
  const before = new Map(saved.map(({ from, to }) => [from, to]));
  const after = new Map(past.flat().map(({ from, to }) => [from, to]));
  return [...after]
    .filter(([from, to]) => before.get(from) !== to)
    .map(([from, to]) => ({ from, ...(to !== undefined && { to }) }));
}

/** The old addresses as they will be, by their names. */
export function listWith(draft: RedirectDraft, saved: RedirectSummary[]): RedirectSummary[] {
  const list = new Map(saved.map((one) => [one.from, one]));
  for (const { from, to } of changesIn(draft, saved))
    if (to === undefined) list.delete(from);
    // It keeps its times when it leads to another page.
    else list.set(from, { ...list.get(from), from, to });
  return [...list.values()].sort((a, b) => a.from.localeCompare(b.from, "en"));
}
