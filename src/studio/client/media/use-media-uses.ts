import { useEffect, useState } from "react";
import type { MediaUses, Overview } from "../../contract/answers.ts";
import { ask } from "../api.ts";

/**
 * Where the files of the media folder are used, by their paths; nothing until the server has answered.
 *
 * @param overview when it is another one, the server is asked again
 */
export function useMediaUses(overview: Overview): ReadonlyMap<string, MediaUses> {
  const [uses, setUses] = useState<ReadonlyMap<string, MediaUses>>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another overview means that files have changed.
  useEffect(() => {
    let current = true;
    // Without an answer the files are there to choose from, and nothing is said of them.
    ask<MediaUses[]>("media").then(
      (all) => current && setUses(new Map(all.map((one) => [one.path, one]))),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [overview]);
  return uses;
}

const NOTHING: ReadonlyMap<string, MediaUses> = new Map();

/** Where a file is used, in words. */
export function usesInWords({ pages, isUsed }: MediaUses): string {
  if (pages.length > 0) return `On ${pages.length} ${pages.length === 1 ? "page" : "pages"}`;
  return isUsed ? "Used beside the pages" : "Not used";
}
