import { closest } from "../../../pipeline/validate/nearest.ts";

/** The file that a path to none was most likely meant to name. */
export function meantMedia(path: string, known: string[]): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const same = known.filter((candidate) => candidate.toLowerCase().endsWith(`/${name}`));
  return same.length === 1 ? same[0] : closest(path, known);
}
