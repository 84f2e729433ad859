import { isAbsolute } from "node:path";
import type { Hydration } from "../model/block-definition.ts";
import type { Finding } from "../model/issue.ts";

/** What is wrong with the results of functions, by their names: each a full sentence. */
export type ResultFaults = Readonly<Record<string, (result: unknown) => string | undefined>>;

const HYDRATIONS: readonly Hydration[] = ["intent", "loaded", "now"];

/** Of a block's `hydrate`. */
export function hydrationFault(result: unknown): string | undefined {
  if (HYDRATIONS.includes(result as Hydration)) return undefined;
  return `\`hydrate\` has to return "intent", "loaded" or "now", and returned ${JSON.stringify(result)}.`;
}

/** Of a rule's `check` or `checkPage`. */
export function findingsFault(
  name: "check" | "checkPage",
): (result: unknown) => string | undefined {
  return (result) => {
    if (!Array.isArray(result)) return `\`${name}\` has to return a list of findings.`;
    return firstOf(
      result,
      (finding) =>
        textFault(finding, "a finding", ["message", "hint", "file", "pointer"]) ??
        positionFault(finding as Finding),
    );
  };
}

function positionFault({ file, pointer, excerpt, span, fix }: Finding): string | undefined {
  if (!isAbsolute(file)) return "`file` of a finding has to be an absolute path.";
  if (!/^(\/|$)/.test(pointer))
    return "`pointer` of a finding has to begin with a slash; it is empty for the whole file.";
  if (excerpt !== undefined && typeof excerpt !== "string")
    return "`excerpt` of a finding has to be a string.";
  if (span !== undefined && ![span?.offset, span?.length].every(Number.isInteger))
    return "`span` of a finding has to have a whole `offset` and `length`.";
  if (fix !== undefined && (typeof fix !== "object" || fix === null))
    return "`fix` of a finding has to be an object.";
  return undefined;
}

/** Of a blog's `parse`. */
export function postFault(result: unknown): string | undefined {
  if (result === "protected") return undefined;
  if (typeof result === "object" && result !== null && "reason" in result)
    return textFault(result, "what `parse` returns", ["reason"]);
  return textFault(result, "a post", ["id", "title", "excerpt", "html"]);
}

/** Of a blog's `origins`. */
export function originsFault(result: unknown): string | undefined {
  const { connect = [], media = [] } = (result ?? {}) as Record<string, unknown>;
  if (typeof result === "object" && Array.isArray(connect) && Array.isArray(media))
    return undefined;
  return "`origins` has to return an object; its `connect` and `media` are lists.";
}

/** Of a form's `embed`. */
export function embedFault(result: unknown): string | undefined {
  return typeof result === "object" && result !== null
    ? undefined
    : "`embed` has to return an object.";
}

function textFault(value: unknown, called: string, names: string[]): string | undefined {
  const given = (value ?? {}) as Record<string, unknown>;
  const missing = names.find((name) => typeof given[name] !== "string");
  return missing && `\`${missing}\` of ${called} has to be a string.`;
}

function firstOf<Item>(
  items: readonly Item[],
  faultOf: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const fault = faultOf(item);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
