import { fillTokens, SILENT, type Tokens } from "./tokens.ts";

/** Tokens that refer to one another without end: from the first name to the same name again. */
export type Circle = string[];

/** No site has reason to go through more values for one; far more would exhaust the machine. */
const LONGEST_CHAIN = 100;

/** Values of tokens, and what keeps some of them from having one. */
export interface TokenValues {
  tokens: ReadonlyMap<string, string>;
  circles: Circle[];
}

/** The tokens that a site offers everywhere: the texts of its site file by their path. */
export function siteTokens(site: object): TokenValues {
  return filledValues(collectTexts(site), undefined);
}

/**
 * The tokens of a page and those of its site. Those of the page are read when one is asked for.
 *
 * @param onCircles is given once the tokens that refer to one another without end
 */
export function pageTokens(
  fields: object,
  ofSite: Tokens,
  onCircles: (circles: Circle[]) => void,
): Tokens {
  let read: ReadonlyMap<string, string> | undefined;
  const own = () => {
    if (read) return read;
    const { tokens, circles } = filledValues(collectTexts(fields, "page"), ofSite);
    read = tokens;
    onCircles(circles);
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
    const value = fillTokens(texts.get(name) ?? "", names, SILENT);
    path.pop();
    tokens.set(name, value);
    return value;
  }
  for (const name of texts.keys()) expanded(name);
  return { tokens, circles };
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
