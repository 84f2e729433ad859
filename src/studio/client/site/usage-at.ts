import { pointerKeys } from "../../../engine/model/pointer.ts";
import type { UsageAnswer } from "../../contract/answers.ts";
import { sharedNameOf, siteFileKind } from "../../contract/site-files.ts";

/**
 * The routes of the pages that show a value of a file for the whole site.
 *
 * @returns nothing for a value of which that is not known
 */
export function usageAt(
  { tokens, shared }: UsageAnswer,
  path: string,
  pointer: string,
): readonly string[] | undefined {
  const kind = siteFileKind(path);
  if (kind === "shared")
    return pointer === "/block" ? (shared[sharedNameOf(path)] ?? []) : undefined;
  if (kind !== "site") return undefined;
  const name = pointerKeys(pointer).join(".");
  const isFact = /^facts\../.test(name);
  return tokens[name] ?? (isFact ? [] : undefined);
}
