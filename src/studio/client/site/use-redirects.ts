import { useCallback, useEffect, useState } from "react";
import type {
  PlanAnswer,
  ReadRedirectsAnswer,
  RedirectChange,
  RedirectSummary,
} from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { translated } from "../words/translated.ts";

/**
 * The old addresses of the site, and what changes them: each change is written at once.
 *
 * @param onChanged is called when files are others
 */
export function useRedirects(onChanged: () => Promise<void>) {
  const [list, setList] = useState<RedirectSummary[]>();
  const [read, setRead] = useState<ReadRedirectsAnswer>();
  const [problem, setProblem] = useState<string>();
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    await work().catch((cause: Error) => setProblem(cause.message));
  };
  const load = useCallback(async () => setList(await ask<RedirectSummary[]>("redirects")), []);
  useEffect(() => void load().catch((cause: Error) => setProblem(cause.message)), [load]);

  /** @returns whether it was done */
  async function change(changes: RedirectChange[]): Promise<boolean> {
    let isDone = false;
    await attempt(async () => {
      const command = { command: "redirects", changes };
      const plan = await ask<PlanAnswer>("plan", command);
      const answer =
        plan.outcome === "possible"
          ? await ask<PlanAnswer>("apply", { ...command, id: plan.id })
          : plan;
      if (answer.outcome === "rejected") throw new Error(translated(answer.message));
      isDone = true;
      await onChanged();
      await load();
    });
    return isDone;
  }

  return {
    ...{ list, read, problem, change },
    readTable: (file: File) =>
      attempt(async () =>
        setRead(await ask<ReadRedirectsAnswer>("read-redirects", { text: await file.text() })),
      ),
    forgetTable: () => setRead(undefined),
    save: () =>
      attempt(async () => {
        const { text } = await ask<{ text: string }>("print-redirects");
        download("redirects.csv", text);
      }),
  };
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
