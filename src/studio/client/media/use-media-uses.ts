import { useEffect, useState } from "react";
import type { MediaUses } from "../../contract/answers.ts";
import { ask } from "../api.ts";
import { say } from "../words/say.ts";

/**
 * Where the files of the media folder are used, by their paths; nothing until the server has answered.
 *
 * @param site is another object whenever the site has changed; nothing before it is known
 */
export function useMediaUses(site: object | undefined): ReadonlyMap<string, MediaUses> {
  const [uses, setUses] = useState<ReadonlyMap<string, MediaUses>>(NOTHING);
  useEffect(() => {
    if (site === undefined) return;
    let current = true;
    // Without an answer the files are there to choose from, without descriptions.
    ask<MediaUses[]>("media").then(
      (all) => current && setUses(new Map(all.map((one) => [one.path, one]))),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [site]);
  return uses;
}

const NOTHING: ReadonlyMap<string, MediaUses> = new Map();

/** Where a file is used, in words. */
export function usesInWords({ pages, isUsed }: MediaUses): string {
  if (pages.length > 0) return say("media.onPages", { count: pages.length });
  return isUsed ? say("media.usedShort") : say("media.notUsed");
}
