import { useEffect, useState } from "react";
import { pointerKeys } from "../../../engine/model/pointer.ts";
import { readStudioAddress } from "../../contract/address.ts";
import { idsOf } from "../form/field-props.ts";
import type { Session, SessionAction } from "./session.ts";

/**
 * Leads to the field that the address named when the studio was opened: its block is selected, and
 * its control has the focus.
 *
 * @param ready whether the form of the page is there
 */
export function useLinkedField(
  ready: boolean,
  { selected }: Session,
  dispatch: (action: SessionAction) => void,
): void {
  const [pointer, setPointer] = useState(() => readStudioAddress(location.hash).pointer);
  useEffect(() => {
    if (!ready || pointer === "") return;
    const at = blockOf(pointer);
    if (at !== undefined && at !== selected) {
      dispatch({ kind: "selected", at });
      return;
    }
    const control = controlOf(pointer);
    control?.focus();
    control?.scrollIntoView({ block: "center" });
    setPointer("");
  }, [ready, pointer, selected, dispatch]);
}

/** The number of the block that a pointer leads into. */
function blockOf(pointer: string): number | undefined {
  const [list, at] = pointerKeys(pointer);
  return list === "blocks" && at !== undefined ? Number(at) : undefined;
}

/** The control of a value, or of the nearest one around it that has a control. */
function controlOf(pointer: string): HTMLElement | null {
  if (pointer === "") return null;
  const control = document.getElementById(idsOf(pointer).control);
  return control ?? controlOf(pointer.slice(0, pointer.lastIndexOf("/")));
}
