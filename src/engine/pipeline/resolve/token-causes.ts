import type { Issue } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { tokensIn } from "../facts/tokens.ts";
import { isIncomplete } from "../omissions.ts";
import { type CheckedSite, everyPage } from "../site.ts";
import { closest } from "../validate/nearest.ts";
import { siteTokens } from "./token-values.ts";

/** Nobody misspells a name in the same way in so many texts. */
const NO_SLIP = 4;

/**
 * Reports a value that several texts ask for in vain once, in the site file, where it was renamed or taken
 * away. A token that is misspelt in a text stays a mistake of that text.
 */
export function tokenCauses(issues: Issue[], site: CheckedSite): Issue[] {
  const unknown = issues.filter(({ rule }) => rule === "token-unknown");
  if (unknown.length === 0) return issues;
  const byName = new Map<string, Issue[]>();
  for (const issue of unknown) {
    const name = nameOf(issue);
    byName.set(name, [...(byName.get(name) ?? []), issue]);
  }
  const mentioned = mentionedIn(site);
  const known = [...siteTokens(site.index.site).tokens.keys()];
  const causes = [...byName].flatMap(([name, uses]) =>
    causesOf({ name, uses, known, mentioned }, site),
  );
  return [...issues.filter((issue) => !unknown.includes(issue)), ...causes];
}

/** A token without a value. */
interface UnknownToken {
  name: string;
  uses: Issue[];
  /** The names that have values. */
  known: string[];
  /** The names that texts ask for. */
  mentioned: ReadonlySet<string>;
}

function causesOf(token: UnknownToken, { index }: CheckedSite): Issue[] {
  const { name, uses, known, mentioned } = token;
  const made = (file: string) => index.repairs.get(file);
  if (name.startsWith("page."))
    return uses.filter(({ file }) => !isIncomplete(made(file), pointerOf(name.slice(5))));
  if (isIncomplete(made(index.siteFile), pointerOf(name))) return [];
  const near = closest(name, known);
  const isMisspelt = near !== undefined && mentioned.has(near) && uses.length < NO_SLIP;
  return uses.length < 2 || isMisspelt ? uses : [gone(token, index.siteFile)];
}

function gone({ name, uses, known, mentioned }: UnknownToken, file: string): Issue {
  const group = name.slice(0, name.lastIndexOf(".") + 1);
  const unused = known.filter(
    (one) => group !== "" && one.startsWith(group) && !mentioned.has(one),
  );
  const successor = closest(name, unused) ?? (unused.length === 1 ? unused[0] : undefined);
  const [first] = uses;
  const where = first === undefined ? "" : first.file.split("/").slice(-2).join("/");
  const texts = `${uses.length} texts, for example in ${where}`;
  return {
    rule: "token-unknown",
    message: `{${name}} has no value, and stands in ${texts}.`,
    hint:
      successor === undefined
        ? `Add "${name.slice(group.length)}" here, or change those texts.`
        : `Was it renamed to "${successor.slice(group.length)}"? Give it back its name, or write {${successor}} in those texts.`,
    file,
    pointer: successor === undefined ? pointerOf(group.slice(0, -1)) : pointerOf(successor),
    atKey: true,
  };
}

/** Everything that stands in braces anywhere on the site. */
function mentionedIn(site: CheckedSite): Set<string> {
  const { index } = site;
  const shared = [...index.shared.values()].map(({ block }) => block);
  return new Set([
    ...[index.site, ...shared].flatMap(tokensIn),
    ...everyPage(site).flatMap(({ facts }) => facts.tokens ?? []),
  ]);
}

function nameOf({ excerpt = "" }: Issue): string {
  return excerpt.slice(1, -1).trim();
}

function pointerOf(name: string): string {
  return name === "" ? "" : name.split(".").reduce<string>(appendPointer, "");
}
