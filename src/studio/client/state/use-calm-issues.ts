import { useEffect, useState } from "react";
import type { StudioIssue } from "../../contract/answers.ts";
import { idsOf } from "../form/field-props.ts";
import { dueIssues, type IssueRequest } from "./calm-issues.ts";
import type { OpenPage } from "./session.ts";

const NOTHING: IssueRequest = { bySaving: false, left: new Set() };

/**
 * Keeps issues back that nobody can have meant to solve yet.
 *
 * @returns the others, and what is called when the page is to be saved
 */
export function useCalmIssues(issues: StudioIssue[], open: OpenPage | undefined) {
  // What is added after saving is as calm as what was added before.
  const state = `${open?.path} ${open?.hash}`;
  const [known, setKnown] = useState({ state, asked: NOTHING });
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id !== "")
        setKnown((before) => {
          const { bySaving, left } = askedOn(state, before);
          return { state, asked: { bySaving, left: new Set([...left, target.id]) } };
        });
    };
    document.addEventListener("focusout", leave);
    return () => document.removeEventListener("focusout", leave);
  }, [state]);
  const asked = askedOn(state, known);
  return {
    issues: open ? dueIssues(issues, open, asked, (pointer) => idsOf(pointer).control) : issues,
    askAll: () => setKnown({ state, asked: { ...asked, bySaving: true } }),
  };
}

/** What has been asked for in a saved state of a page; nothing when it was another one. */
function askedOn(state: string, known: { state: string; asked: IssueRequest }): IssueRequest {
  return known.state === state ? known.asked : NOTHING;
}
