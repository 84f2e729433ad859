import type { Issue } from "../../model/issue.ts";
import { certainName } from "../certain.ts";
import { closest } from "../validate/nearest.ts";
import type { ResolveContext } from "./resolve-context.ts";
import type { TokenFault } from "./token-faults.ts";
import { type Circle, LONGEST_VALUE } from "./token-values.ts";

const LITERAL = "For a brace itself write {leftBrace} or {rightBrace}.";

/** A token that the site file has no value for. */
export function unknownToken(context: ResolveContext, pointer: string, name: string): Issue {
  const near = closest(name, [...context.tokens.keys()]);
  const sure = certainName(name, context.tokens.keys());
  return {
    rule: "token-unknown",
    message: `{${name}} has no value.`,
    hint: `${near ? `Did you mean {${near}}? ` : ""}Values are set in pages/_site.json. ${LITERAL}`,
    file: context.file,
    pointer,
    excerpt: `{${name}}`,
    ...(sure === undefined ? {} : { fix: { value: `{${sure}}` } }),
  };
}

/** What looks like a token and is none. */
export function brokenToken(context: ResolveContext, pointer: string, fault: TokenFault): Issue {
  const { written, name } = fault;
  const isKnown = name !== undefined && context.tokens.get(name) !== undefined;
  return {
    rule: "token-form",
    message: `${reasonFor(fault)} Visitors would see it as it stands.`,
    hint: isKnown
      ? `Write {${name}} for the value. ${LITERAL}`
      : `Values are written {phone}. ${LITERAL}`,
    file: context.file,
    pointer,
    excerpt: written,
    ...(isKnown ? { fix: { value: `{${name}}` } } : {}),
  };
}

function reasonFor({ kind, written }: TokenFault): string {
  const quoted = `“${written}”`;
  switch (kind) {
    case "open":
      return `${quoted} begins with a brace that nothing closes.`;
    case "close":
      return `${quoted} ends with a brace that nothing opens.`;
    case "doubled":
      return `${quoted} has its braces twice.`;
    case "empty":
      return `${quoted} names no value.`;
    case "dollar":
      return `${quoted} has a dollar sign before its brace.`;
    case "look-alike":
      return `${quoted} is not how a value is written.`;
  }
}

/** The longest part of a circle that is shown. */
const MOST_NAMES = 8;

/** Values that refer to one another without end. */
export function tokenCircle(file: string, circle: Circle, pointer: string): Issue {
  const names = circle.map((name) => `{${name}}`);
  const shown =
    names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), "…", names.at(-1)] : names;
  const isOwn = circle.length === 2;
  return {
    rule: "token-circle",
    message: isOwn
      ? `The value of ${names[0]} refers to itself.`
      : `These values refer to one another without end: ${shown.join(" → ")}.`,
    hint: "Write out the text of one of them.",
    file,
    pointer,
  };
}

/** A value that has grown too long with the values in it. */
export function longValue(file: string, name: string, pointer: string): Issue {
  return {
    rule: "schema-limit",
    message: `{${name}} is longer than ${LONGEST_VALUE.toLocaleString("en-US")} characters with the values that are put into it.`,
    hint: "Write it shorter, or name fewer values in it.",
    file,
    pointer,
  };
}
