import { useEffect, useState } from "react";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { Overview, StudioIssue } from "../../contract/answers.ts";
import { replacedFacts } from "./replaced-facts.ts";
import type { OpenPage } from "./session.ts";

/** Milliseconds without a change after which facts are looked for. */
const PAUSE = 300;

/** Facts that were written over on the open page, found in a pause, but for those that a rule reports as well. */
export function useReplacedFacts(
  { path, saved, page }: OpenPage,
  overview: Overview,
  issues: StudioIssue[],
): StudioIssue[] {
  const [found, setFound] = useState<{ path: string; all: StudioIssue[] }>({ path, all: [] });
  useEffect(() => {
    const find = () => {
      const next = { path, all: replacedFacts({ saved, page }, overview) };
      setFound((before) => (sameValue(before, next) ? before : next));
    };
    const timer = setTimeout(find, PAUSE);
    return () => clearTimeout(timer);
  }, [path, saved, page, overview]);
  if (found.path !== path) return [];
  return found.all.filter(
    ({ pointer }) => !issues.some((one) => one.pointer === pointer && one.choice !== undefined),
  );
}
