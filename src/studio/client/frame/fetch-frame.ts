import type { Shell } from "../../../engine/model/resolved-page.ts";

/** The frame of the pages of a language, by the path that they lie below. */
export async function fetchFrame(path: string): Promise<Shell> {
  const response = await fetch(`/@site/shell${path}.json`);
  return (await response.json()) as Shell;
}
