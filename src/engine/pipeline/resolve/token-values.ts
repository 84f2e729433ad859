import { isLonger } from "../validate/text-length.ts";
import { fillTokens, SILENT, type Tokens } from "./tokens.ts";

/** Tokens that refer to one another without end: from the first name to the same name again. */
export type Circle = string[];

/** No site has reason to go through more values for one; far more would exhaust the machine. */
const LONGEST_CHAIN = 100;
/** As long as a text may be. Values that are put into one another ten times over would exhaust the machine as well. */
export const LONGEST_VALUE = 2000;

/** What keeps values of tokens from being filled. */
export interface ValueFaults {
  circles: Circle[];
  /** The names of values that are too long once the values in them are put in. */
  long: string[];
}

/** Values of tokens, and what is wrong with them. */
export interface TokenValues extends ValueFaults {
  tokens: ReadonlyMap<string, string>;
}

/** The tokens that a site offers everywhere: the texts of its site file by their path. */
export function siteTokens(site: object): TokenValues {
  return filledValues(collectTexts(site), undefined);
}

/**
 * The tokens of a page and those of its site. Those of the page are read when one is asked for.
 *
 * @param onFaults is given once what is wrong with those of the page
 */
export function pageTokens(
  fields: object,
  ofSite: Tokens,
  onFaults: (faults: ValueFaults) => void,
): Tokens {
  let read: ReadonlyMap<string, string> | undefined;
  const own = () => {
    if (read) return read;
    const { tokens, ...faults } = filledValues(collectTexts(fields, "page"), ofSite);
    read = tokens;
    onFaults(faults);
    return read;
  };
  return {
    get: (name) => (name.startsWith("page.") ? own() : ofSite).get(name),
    keys: () => new Set([...ofSite.keys(), ...own().keys()]).keys(),
  };
}

/** Fills tokens within the values of tokens. What is wrong in them is reported where they stand. */
function filledValues(texts: ReadonlyMap<string, string>, around: Tokens | undefined): TokenValues {
  const tokens = new Map<string, string>();
  const circles: Circle[] = [];
  const long: string[] = [];
  const path: string[] = [];
  const names: Tokens = {
    get: (name) => (texts.has(name) ? expanded(name) : around?.get(name)),
    keys: () => texts.keys(),
  };
  function expanded(name: string): string | undefined {
    const known = tokens.get(name);
    if (known !== undefined) return known;
    const start = path.indexOf(name);
    if (start >= 0 || path.length === LONGEST_CHAIN) {
      circles.push([...path.slice(Math.max(0, start)), name]);
      return undefined;
    }
    path.push(name);
    const text = texts.get(name) ?? "";
    const filled = fillTokens(text, names, SILENT);
    path.pop();
    const isLong = filled !== text && isLonger(filled, LONGEST_VALUE);
    if (isLong) long.push(name);
    const value = isLong ? text : filled;
    tokens.set(name, value);
    return value;
  }
  for (const name of texts.keys()) expanded(name);
  return { tokens, circles, long };
}

/**
 * The texts of an object by their path.
 *
 * @param prefix goes before every name, for example `page`
 */
function collectTexts(source: object, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(source)) {
    const name = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") texts.set(name, value);
    else if (typeof value === "object" && value !== null && !Array.isArray(value))
      for (const [inner, text] of collectTexts(value, name)) texts.set(inner, text);
  }
  return texts;
}
