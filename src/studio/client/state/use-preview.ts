import { useEffect, useMemo, useRef, useState } from "react";
import type { Preview, StudioIssue } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { ask } from "../api.ts";

/** Milliseconds after the last change until the rules for the whole site run. */
const REST = 500;

/** The page that is being edited. */
interface Edited {
  path: string;
  page: EditedPage;
}

/**
 * Has the edited page resolved after every change and shown at once; never two requests at a time,
 * and always one for the last change. The rules that need the whole site follow in a pause.
 *
 * @param site the site around the page: when it is another one, the page is looked at again
 * @param onPreview is given every resolved page
 * @returns what is wrong with the page
 */
export function usePreview(
  { path, page }: { path?: string; page?: EditedPage },
  site: object | undefined,
  onPreview: (preview: Preview) => void,
): StudioIssue[] {
  const edited = useMemo(
    () => (path === undefined || page === undefined ? undefined : { path, page }),
    [path, page],
  );
  return together(useQuick(edited, site, onPreview), useThorough(edited, site));
}

/** What is wrong by itself, after every change. */
function useQuick(
  edited: Edited | undefined,
  site: object | undefined,
  onPreview: (preview: Preview) => void,
): StudioIssue[] {
  const [issues, setIssues] = useState<StudioIssue[]>([]);
  const show = useRef(onPreview);
  show.current = onPreview;
  const line = useRef<{ busy: boolean; next?: Edited }>({ busy: false });

  useEffect(() => {
    if (edited === undefined || site === undefined) return;
    line.current.next = edited;
    if (!line.current.busy) void work();

    async function work(): Promise<void> {
      line.current.busy = true;
      for (let next = line.current.next; next; next = line.current.next) {
        line.current.next = undefined;
        try {
          const preview = await ask<Preview>("preview", next);
          show.current(preview);
          setIssues(preview.issues);
        } catch {
          // The notice about the server comes from saving; the page on the screen stays.
        }
      }
      line.current.busy = false;
    }
  }, [edited, site]);

  return issues;
}

/** What is wrong with the whole site around the page, in a pause. */
function useThorough(edited: Edited | undefined, site: object | undefined): StudioIssue[] {
  const [last, setLast] = useState<{ path?: string; issues: StudioIssue[] }>({ issues: [] });

  useEffect(() => {
    if (edited === undefined || site === undefined) return;
    let current = true;
    const timer = setTimeout(async () => {
      const issues = await ask<StudioIssue[]>("check", edited).catch(() => []);
      if (current) setLast({ path: edited.path, issues });
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [edited, site]);

  return last.path === edited?.path ? last.issues : [];
}

/** Both lists, each mistake once. */
function together(quick: StudioIssue[], thorough: StudioIssue[]): StudioIssue[] {
  const nameOf = ({ rule, pointer, message }: StudioIssue) => `${rule} ${pointer} ${message}`;
  return [...new Map([...quick, ...thorough].map((issue) => [nameOf(issue), issue])).values()];
}
