import { useEffect, useState } from "react";
import type { StudioIssue } from "../../contract/answers.ts";
import { idsOf } from "../form/field-props.ts";
import { type Asked, dueIssues } from "./calm-issues.ts";
import type { OpenPage } from "./session.ts";

const NOTHING: Asked = { bySaving: false, left: new Set() };

/**
 * Keeps issues back that nobody can have meant to solve yet.
 *
 * @returns the others, and what is called when the page is to be saved
 */
export function useCalmIssues(issues: StudioIssue[], open: OpenPage | undefined) {
  const path = open?.path;
  const [known, setKnown] = useState({ path, asked: NOTHING });
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id !== "")
        setKnown((before) => {
          const { bySaving, left } = askedOn(path, before);
          return { path, asked: { bySaving, left: new Set([...left, target.id]) } };
        });
    };
    document.addEventListener("focusout", leave);
    return () => document.removeEventListener("focusout", leave);
  }, [path]);
  const asked = askedOn(path, known);
  return {
    issues: open ? dueIssues(issues, open, asked, (pointer) => idsOf(pointer).control) : issues,
    askAll: () => setKnown({ path, asked: { ...asked, bySaving: true } }),
  };
}

/** What has been asked for on a page; nothing when another one was open. */
function askedOn(
  path: string | undefined,
  known: { path: string | undefined; asked: Asked },
): Asked {
  return known.path === path ? known.asked : NOTHING;
}
