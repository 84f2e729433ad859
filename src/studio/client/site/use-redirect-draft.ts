import { useState } from "react";
import { SITE } from "../state/edited-site.ts";
import { NO_CHANGES, type RedirectDraft } from "./redirect-draft.ts";

/** Where this browser keeps it, so that it is there again after the studio was closed or has crashed. */
const KEY = `studio-redirects ${SITE}`;

/** What was changed of the old addresses and is not saved yet. */
export function useRedirectDraft(): [RedirectDraft, (draft: RedirectDraft) => void] {
  const [draft, setDraft] = useState(readDraft);
  return [
    draft,
    (next) => {
      setDraft(next);
      try {
        if (next.past.length + next.future.length === 0) localStorage.removeItem(KEY);
        else localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // A browser that keeps nothing still has it until the studio is closed.
      }
    },
  ];
}

function readDraft(): RedirectDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as RedirectDraft | null;
    return Array.isArray(kept?.past) && Array.isArray(kept.future) ? kept : NO_CHANGES;
  } catch {
    return NO_CHANGES;
  }
}
