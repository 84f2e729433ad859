import { useCallback, useEffect, useState } from "react";
import { pointerKeys } from "../../../engine/model/pointer.ts";
import { readStudioAddress } from "../../contract/address.ts";
import { controlOf } from "../form/control-of.ts";
import type { Session, SessionAction } from "./session.ts";

/** A field to lead to. */
interface Goal {
  pointer: string;
  /** Whether its control takes the focus; it only comes into view otherwise. */
  focus: boolean;
}

/**
 * Leads to fields of the form: the block is selected, and the control is shown. The first one is the field
 * that the address named when the studio was opened.
 *
 * @param ready whether the form of the page is there
 * @returns what leads to another one
 */
export function useLeading(
  ready: boolean,
  { selected }: Session,
  dispatch: (action: SessionAction) => void,
): (pointer: string, focus: boolean) => void {
  const [goal, setGoal] = useState<Goal | undefined>(() => linkedField());
  useEffect(() => {
    if (!ready || goal === undefined) return;
    const at = blockOf(goal.pointer);
    const isElsewhere = at === undefined ? goal.focus && selected !== undefined : at !== selected;
    if (isElsewhere) {
      dispatch({ kind: "selected", at });
      return;
    }
    const control = controlOf(goal.pointer);
    if (goal.focus) openAround(control);
    if (goal.focus) control?.focus();
    control?.scrollIntoView({ block: "center" });
    setGoal(undefined);
  }, [ready, goal, selected, dispatch]);
  return useCallback((pointer, focus) => setGoal({ pointer, focus }), []);
}

function linkedField(): Goal | undefined {
  const { pointer } = readStudioAddress(location.hash);
  return pointer === "" ? undefined : { pointer, focus: true };
}

/** The number of the block that a pointer leads into. */
function blockOf(pointer: string): number | undefined {
  const [list, at] = pointerKeys(pointer);
  return list === "blocks" && at !== undefined ? Number(at) : undefined;
}

/** Opens what hides a control. */
function openAround(control: HTMLElement | null): void {
  const details = control?.closest<HTMLDetailsElement>("details:not([open])");
  if (!details) return;
  details.open = true;
  openAround(details);
}
