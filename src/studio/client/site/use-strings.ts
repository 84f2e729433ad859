import { useEffect, useState } from "react";
import type { StringSummary } from "../../contract/answers.ts";
import { ask } from "../api.ts";

/** The words that the engine says in the language of a file; nothing until they have come. */
export function useStrings(path: string): StringSummary[] | undefined {
  const [strings, setStrings] = useState<StringSummary[]>();
  useEffect(() => {
    let gone = false;
    // The notice about a server that is away comes from saving.
    void ask<StringSummary[]>("strings", { path })
      .catch(() => [])
      .then((strings) => {
        if (!gone) setStrings(strings);
      });
    return () => {
      gone = true;
    };
  }, [path]);
  return strings;
}
