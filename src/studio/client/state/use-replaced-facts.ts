import { useEffect, useState } from "react";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { Overview, StudioIssue } from "../../contract/answers.ts";
import { replacedFacts } from "./replaced-facts.ts";
import type { OpenPage } from "./session.ts";

/** Milliseconds without a change after which facts are looked for. */
const PAUSE = 300;

/** Facts that were overwritten on the open page, looked up when typing pauses, except those that a rule reports as well. */
export function useReplacedFacts(
  { path, saved, page }: OpenPage,
  overview: Overview,
  issues: StudioIssue[],
): StudioIssue[] {
  const [replaced, setReplaced] = useState<{ path: string; all: StudioIssue[] }>({ path, all: [] });
  useEffect(() => {
    const find = () => {
      const next = { path, all: replacedFacts({ saved, page }, overview) };
      setReplaced((before) => (sameValue(before, next) ? before : next));
    };
    const timer = setTimeout(find, PAUSE);
    return () => clearTimeout(timer);
  }, [path, saved, page, overview]);
  if (replaced.path !== path) return [];
  return replaced.all.filter(
    ({ pointer }) => !issues.some((one) => one.pointer === pointer && one.choice !== undefined),
  );
}
