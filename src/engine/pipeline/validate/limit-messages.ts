import type { ErrorObject } from "ajv";
import { joinedLength, textLength } from "./text-length.ts";
import type { Words } from "./words.ts";

/** From this limit on a field holds a text and not a line. */
const A_WHOLE_TEXT = 10_000;

/** What to say of a value that is too short, too long or out of range. */
export function limit(name: string, error: ErrorObject): Words {
  const [message, hint] = wordsOf(name, error, Number(error.params.limit ?? error.schema));
  return { rule: "schema-limit", message, hint };
}

function wordsOf(name: string, error: ErrorObject, bound: number): [string, string] {
  const entries = Array.isArray(error.data) ? counted(error.data.length, "entry", "entries") : "";
  switch (error.keyword) {
    case "minLength":
      return [`${name} is empty.`, "Write the text, or delete the field if it is not needed."];
    case "maxLength":
      return tooLong(name, textLength(String(error.data)), bound);
    case "maxJoinedLength":
      return tooLong(name, joinedLength(error.data as unknown[]), bound);
    case "minItems":
      return [
        `${name} has ${entries}, but needs at least ${bound}.`,
        "Add entries, or delete the field if it is not needed.",
      ];
    case "maxItems":
      return [
        `${name} has ${entries}, but takes at most ${bound}.`,
        "Take some away, or spread them over two blocks.",
      ];
    case "minimum":
      return [
        `${name} is ${error.data}, but has to be at least ${bound}.`,
        "Write a larger number.",
      ];
    case "maximum":
      return [
        `${name} is ${error.data}, but has to be at most ${bound}.`,
        "Write a smaller number.",
      ];
    default:
      return [`${name} is not right: it ${error.message}.`, "Compare it with another page."];
  }
}

function tooLong(name: string, length: number, bound: number): [string, string] {
  return [
    `${name} has ${inThousands(length)} characters, but takes at most ${inThousands(bound)}.`,
    bound >= A_WHOLE_TEXT
      ? "Spread the text over several blocks or pages."
      : "Write a shorter one. What belongs to the page's text goes into a block.",
  ];
}

function inThousands(number: number): string {
  return number.toLocaleString("en-US");
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
