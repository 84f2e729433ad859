import { isAbsolute } from "node:path";
import type { Hydration } from "../model/block-definition.ts";
import type { Finding } from "../model/issue.ts";
import { isPolicyAddress, isPolicySource } from "../model/policy-source.ts";

/** What is wrong with the results of functions, by their names: each a full sentence. */
export type ResultFaults = Readonly<Record<string, (result: unknown) => string | undefined>>;

const HYDRATIONS: readonly Hydration[] = ["intent", "loaded", "now"];

/** Of a block's `hydrate`. */
export function hydrationFault(result: unknown): string | undefined {
  return HYDRATIONS.includes(result as Hydration)
    ? undefined
    : '`hydrate` has to return "intent", "loaded" or "now".';
}

/** Of a block's `opening`. */
export function openingFault(result: unknown): string | undefined {
  if (result === undefined) return undefined;
  const { heading, trail } = membersOf(result);
  return typeof heading === "string" && Array.isArray(trail)
    ? undefined
    : "`opening` has to return nothing, or an object with a `heading` and the list `trail`.";
}

/** Of a block's `comparedFacts`. */
export function comparedFault(result: unknown): string | undefined {
  return Array.isArray(membersOf(result).names)
    ? undefined
    : "`comparedFacts` has to return an object with the list `names`.";
}

/** Of a block's `shownPlaces`. */
export function placesFault(result: unknown): string | undefined {
  const isRight =
    Array.isArray(result) && result.every((place) => typeof membersOf(place).pointer === "string");
  return isRight
    ? undefined
    : "`shownPlaces` has to return a list of objects, each with a `pointer`.";
}

/** Of a block's `shownMap`. */
export function mapFault(result: unknown): string | undefined {
  const { references, points } = membersOf(result);
  return Array.isArray(points) && Array.isArray(membersOf(references).points)
    ? undefined
    : "`shownMap` has to return an object with the list `points`, and a list of that name in `references`.";
}

/** Of a block's `structuredData`. */
export function statementsFault(result: unknown): string | undefined {
  const given = membersOf(result);
  const odd = ["pages", "offers", "places", "videos"].find(
    (name) => given[name] !== undefined && !Array.isArray(given[name]),
  );
  if (odd !== undefined) return `\`${odd}\` of what \`structuredData\` returns has to be a list.`;
  return isObject(result) ? undefined : "`structuredData` has to return an object.";
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
  return isObject(result)
    ? sourcesFault(result, "what `origins` returns", [], ["connect", "media"])
    : "`origins` has to return an object.";
}

/** Of a form's `embed`. */
export function embedFault(result: unknown): string | undefined {
  return isObject(result) ? undefined : "`embed` has to return an object.";
}

/** Of a form's `hosts`. */
export function hostsFault(hosts: unknown): string | undefined {
  return sourcesFault(
    membersOf(hosts),
    "`hosts`",
    ["script", "frame"],
    ["connect", "style", "image"],
  );
}

/** Of how a form of the page is sent. */
export function sendingFault(result: unknown): string | undefined {
  const given = membersOf(result);
  const fault = firstOf(["action", "connect"], (name) =>
    isListOf(given[name], (entry) => isPolicyAddress(entry) || isPolicySource(entry))
      ? undefined
      : `\`${name}\` of what \`sending\` returns has to be a list of full addresses, such as "https://forms.example.com/1"; it may be empty.`,
  );
  if (fault !== undefined) return fault;
  return isListOf(given.names, () => true)
    ? undefined
    : "`names` of what `sending` returns has to be a list of names; it may be empty.";
}

/** Of lists of hosts, which become the site's security policy. */
function sourcesFault(
  given: Members,
  called: string,
  needed: readonly string[],
  optional: readonly string[],
): string | undefined {
  const names = [...needed, ...optional.filter((name) => given[name] !== undefined)];
  return firstOf(names, (name) => {
    const list = given[name];
    if (!Array.isArray(list)) return `\`${name}\` of ${called} has to be a list; it may be empty.`;
    return list.every((entry) => typeof entry === "string" && isPolicySource(entry))
      ? undefined
      : `\`${name}\` of ${called} has to hold origins, such as "https://forms.example.com" or "https://*.example.com".`;
  });
}

function isListOf(list: unknown, isRight: (entry: string) => boolean): boolean {
  return Array.isArray(list) && list.every((entry) => typeof entry === "string" && isRight(entry));
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null;
}

function membersOf(value: unknown): Members {
  return isObject(value) ? value : {};
}

function textFault(value: unknown, called: string, names: string[]): string | undefined {
  const given = membersOf(value);
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
