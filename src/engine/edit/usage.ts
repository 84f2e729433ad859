import { tokensIn } from "../pipeline/facts/tokens.ts";
import { memoize } from "../pipeline/memoize.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";

/** Where what is written once is shown: the routes of pages by the names of tokens and of shared blocks. */
export interface Usage {
  tokens: ReadonlyMap<string, readonly string[]>;
  shared: ReadonlyMap<string, readonly string[]>;
}

/** Values of the site file that the frame around every page shows. */
const IN_FRAME = ["brand", "phone", "phoneNumber", "email"];

/** Finds where tokens and shared blocks are shown, hidden pages included. A token counts where another one has it in its value. */
export const usageOf = memoize((site: CheckedSite): Usage => {
  const { index } = site;
  const within = valuesWithin(index.site);
  const ofShared = new Map(
    [...index.shared].map(([name, { block }]) => [name, tokensIn(block)] as const),
  );
  const { navigation, footer, address } = index.site;
  const framed = [...IN_FRAME, ...tokensIn([navigation, footer]), ...addressTokens(address)];
  const usage = { tokens: new Map(), shared: new Map() };
  for (const { entry, facts } of everyPage(site)) {
    const shared = facts.shared ?? [];
    const tokens = [
      ...framed,
      ...(facts.tokens ?? []),
      ...shared.flatMap((name) => ofShared.get(name) ?? []),
    ];
    note(usage.tokens, entry.route, closure(tokens, within));
    note(usage.shared, entry.route, new Set(shared));
  }
  return usage;
});

function note(usage: Map<string, string[]>, route: string, names: Iterable<string>): void {
  for (const name of names) {
    const routes = usage.get(name);
    if (routes) routes.push(route);
    else usage.set(name, [route]);
  }
}

/** The names of tokens that stand in the values of others, by the names of those. */
function valuesWithin({ facts = {}, ...site }: CheckedSite["index"]["site"]) {
  const ofSite = IN_FRAME.map((name) => [name, Reflect.get(site, name)] as const);
  const ofFacts = Object.entries(facts).map(([name, text]) => [`facts.${name}`, text] as const);
  return new Map([...ofSite, ...ofFacts].map(([name, text]) => [name, tokensIn(text ?? "")]));
}

function addressTokens(address: object | undefined): string[] {
  return Object.keys(address ?? {}).map((key) => `address.${key}`);
}

/** Names with all that stand in their values. */
function closure(names: readonly string[], within: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(within.get(name) ?? []));
  }
  return found;
}
