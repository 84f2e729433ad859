import { useEffect, useMemo, useRef, useState } from "react";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { StudioIssue } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { ask } from "../api.ts";
import { useLatest } from "./use-latest.ts";

/** Milliseconds after the last change until the rules for the whole site run, at least and at most. */
const REST = 500;
const LONGEST_REST = 5000;

/** What is being edited. */
interface Edited {
  path: string;
  page: EditedPage;
  /** The route of the page that a file for the whole site is looked at with. */
  shown?: string;
}

/** What the server makes of it, with what is wrong with it by itself. */
interface Looked {
  issues: StudioIssue[];
}

/**
 * Has what is edited looked at after every change and shown at once. The rules that need the whole site follow in a pause.
 *
 * @param asked asks the server
 * @param site the site around it: when it is another one, it is looked at again
 * @param onPreview is given every answer
 * @returns what is wrong with it
 */
export function usePreview<Answer extends Looked>(
  asked: (edited: Edited) => Promise<Answer>,
  { path, page, shown }: Partial<Edited>,
  site: object | undefined,
  onPreview: (preview: Answer) => void,
): StudioIssue[] {
  const [issues, setIssues] = useState<StudioIssue[]>([]);
  const edited = useMemo(
    () => (path === undefined || page === undefined ? undefined : { path, page, shown }),
    [path, page, shown],
  );
  useLatest(edited, site, asked, (preview) => {
    onPreview(preview);
    setIssues((before) => (sameValue(before, preview.issues) ? before : preview.issues));
  });
  const thorough = useThorough(edited, site);
  return useMemo(() => together(issues, thorough), [issues, thorough]);
}

/** What is wrong with the whole site around it, in a pause. */
function useThorough(edited: Edited | undefined, site: object | undefined): StudioIssue[] {
  const [last, setLast] = useState<{ path?: string; issues: StudioIssue[] }>({ issues: [] });

  // What is written while rules run waits for them: those that take long wait for a longer pause.
  const took = useRef(0);

  useEffect(() => {
    if (edited === undefined || site === undefined) return;
    let current = true;
    const rest = Math.min(LONGEST_REST, Math.max(REST, took.current));
    const timer = setTimeout(async () => {
      const began = performance.now();
      const issues = await ask<StudioIssue[]>("check", edited).catch(() => []);
      took.current = performance.now() - began;
      if (current)
        setLast((before) => {
          const next = { path: edited.path, issues };
          return sameValue(before, next) ? before : next;
        });
    }, rest);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [edited, site]);

  return last.path === edited?.path ? last.issues : NOTHING;
}

const NOTHING: StudioIssue[] = [];

/** Both lists, each mistake once. */
function together(quick: StudioIssue[], thorough: StudioIssue[]): StudioIssue[] {
  const nameOf = ({ rule, pointer, message }: StudioIssue) => `${rule} ${pointer} ${message}`;
  return [...new Map([...quick, ...thorough].map((issue) => [nameOf(issue), issue])).values()];
}
