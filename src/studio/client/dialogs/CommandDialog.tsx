import { type ReactNode, useState } from "react";
import type { Command, PlanAnswer } from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./dialogs.module.scss";
import { PlanView } from "./PlanView.tsx";
import { usePlan } from "./use-plan.ts";

/** A command with its questions, what it would do, and a button to do it. */
export function CommandDialog({
  title,
  button,
  danger,
  command,
  onDone,
  onClose,
  children,
}: {
  title: string;
  button: string;
  danger?: boolean;
  /** Missing while a question is still open. */
  command: Command | undefined;
  /** @param opens path of the page to show */
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const plan = usePlan(command);
  const { run, busy, problem } = useRun(command, plan, onDone);
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <PlanView plan={problem ? { outcome: "rejected", message: problem } : plan} />
      <div className={styles.buttons}>
        <TextButton onClick={onClose}>{say("ui.cancel")}</TextButton>
        <TextButton
          look={danger ? "danger" : "primary"}
          disabled={busy || plan?.outcome !== "possible"}
          onClick={() => void run()}
        >
          {button}
        </TextButton>
      </div>
    </Dialog>
  );
}

/** @returns what applies a plan, and why that failed */
function useRun(
  command: Command | undefined,
  plan: PlanAnswer | undefined,
  onDone: (opens: string | undefined) => void,
) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    if (!command || plan?.outcome !== "possible") return;
    setBusy(true);
    try {
      const answer = await ask<PlanAnswer>("apply", { ...command, id: plan.id });
      if (answer.outcome === "rejected") setProblem(answer.message);
      else onDone(answer.opens);
    } catch (cause) {
      setProblem((cause as Error).message);
    }
    setBusy(false);
  };
  return { run, busy, problem };
}
