import { useCallback, useEffect, useState } from "react";
import type {
  PlanAnswer,
  ReadRedirectsAnswer,
  RedirectChange,
  RedirectDraft,
  RedirectSummary,
} from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { live } from "../live.ts";
import { translated } from "../words/translated.ts";
import { afterSaving, changesIn, listWith, redone, undone, withStep } from "./redirect-draft.ts";
import type { ChangeDraft } from "./use-redirect-draft.ts";

/**
 * The old addresses of the site as they are to be, and what changes them. Files change when they are saved.
 *
 * @param draft what is not saved yet
 * @param onChanged is called when files are others
 */
export function useRedirects(
  draft: RedirectDraft,
  changeDraft: ChangeDraft,
  onChanged: () => Promise<void>,
) {
  const [saved, setSaved] = useState<RedirectSummary[]>();
  const [read, setRead] = useState<ReadRedirectsAnswer>();
  const [problem, setProblem] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    await work().catch((cause: Error) => setProblem(cause.message));
  };
  const load = useCallback(async () => setSaved(await ask<RedirectSummary[]>("redirects")), []);
  useEffect(() => {
    void load().catch((cause: Error) => setProblem(cause.message));
    // Another window has saved, or an editor.
    const again = () => void load().catch(() => undefined);
    live.on("site:changed", again);
    return () => live.off("site:changed", again);
  }, [load]);
  const changes = changesIn(draft, saved ?? []);

  /** @returns whether it was taken */
  async function change(step: RedirectChange[]): Promise<boolean> {
    let isTaken = false;
    await attempt(async () => {
      await assertPossible(changesIn(withStep(draft, step), saved ?? []), step);
      await changeDraft((now) => withStep(now, step));
      isTaken = true;
    });
    return isTaken;
  }

  const save = () =>
    attempt(async () => {
      const command = { command: "redirects", changes };
      const plan = await ask<PlanAnswer>("plan", command);
      const answer =
        plan.outcome === "possible"
          ? await ask<PlanAnswer>("apply", { ...command, id: plan.id })
          : plan;
      if (answer.outcome === "rejected") throw new Error(translated(answer.message));
      await changeDraft((now) => afterSaving(now, draft));
      await onChanged();
      await load();
    });

  return {
    ...{ read, problem, change, save },
    list: saved && listWith(draft, saved),
    isChanged: changes.length > 0,
    undo: () => attempt(() => changeDraft(undone)),
    redo: () => attempt(() => changeDraft(redone)),
    readTable: (file: File) =>
      attempt(async () =>
        setRead(await ask<ReadRedirectsAnswer>("read-redirects", { text: await file.text() })),
      ),
    forgetTable: () => setRead(undefined),
    exportTable: () =>
      attempt(async () => {
        const { text } = await ask<{ text: string }>("print-redirects", {
          redirects: listWith(draft, saved ?? []),
        });
        download("redirects.csv", text);
      }),
  };
}

/**
 * Asks the server whether old addresses can lead where they are to: the same as of a table with all of them.
 *
 * @throws what is wrong with a step, in a sentence
 */
async function assertPossible(all: RedirectChange[], step: RedirectChange[]): Promise<void> {
  const own = new Set(step.map(({ from }) => from));
  const wanted = all.filter(({ to }) => to !== undefined);
  const lines = wanted.map(({ from, to = "" }) => [from, to].map(cell).join(","));
  const text = ["Old address,Page", ...lines].join("\n");
  const { problems } = await ask<ReadRedirectsAnswer>("read-redirects", { text });
  const first = problems.find(({ line }) => own.has(wanted[line - 2]?.from ?? ""));
  if (first) throw new Error(translated(first.message));
}

function cell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
