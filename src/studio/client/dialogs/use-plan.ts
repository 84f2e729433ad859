import { useEffect, useState } from "react";
import type { Command, PlanAnswer } from "../../contract/answers.ts";
import { ask } from "../api.ts";

const PAUSE = 250;

/** What a command would do, asked again in the pauses of writing. */
export function usePlan(command: Command | undefined): PlanAnswer | undefined {
  const [plan, setPlan] = useState<PlanAnswer>();
  const wanted = command && JSON.stringify(command);
  useEffect(() => {
    setPlan(undefined);
    if (wanted === undefined) return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await ask<PlanAnswer>("plan", JSON.parse(wanted)).catch(
        (cause: Error): PlanAnswer => ({ outcome: "rejected", message: cause.message }),
      );
      if (current) setPlan(answer);
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return plan;
}
