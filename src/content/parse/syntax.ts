import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import type { Issue } from "../../page/issue.ts";

/** The mend for each kind of mistake the parser tells apart. */
const WORDS: Record<string, { message: string; hint: string }> = {
  CommaExpected: {
    message: "A comma is missing before this.",
    hint: "Put a comma at the end of the entry above.",
  },
  PropertyNameExpected: {
    message: "A field name in double quotes is expected here.",
    hint: "Take away a comma too many before it, or put the name in double quotes.",
  },
  ValueExpected: {
    message: "A value is expected here.",
    hint: "Write a text in double quotes, a number, true, false, a list […] or an object {…}, or take away a comma too many.",
  },
  ColonExpected: {
    message: "A colon is missing between the field name and its value.",
    hint: 'Write it as "name": "value".',
  },
  CloseBraceExpected: {
    message: "An opening { is never closed.",
    hint: "Add the closing } that belongs to it.",
  },
  CloseBracketExpected: {
    message: "An opening [ is never closed.",
    hint: "Add the closing ] that belongs to it.",
  },
  EndOfFileExpected: {
    message: "The file goes on after its end.",
    hint: "A page is one object: delete what follows the last }, or take away a closing bracket too many.",
  },
  UnexpectedEndOfString: {
    message: "A text is not closed on its line.",
    hint: 'Close it with a double quote. For a line break inside a text write \\n, for a quote inside it \\".',
  },
  InvalidEscapeCharacter: {
    message: "A backslash is followed by a character that means nothing there.",
    hint: 'Write \\\\ for a backslash, \\n for a line break and \\" for a quote.',
  },
  InvalidUnicode: {
    message: "\\u must be followed by four hexadecimal digits.",
    hint: "Write the character itself: the file is UTF-8.",
  },
  InvalidCharacter: {
    message: "A text holds a character that cannot stand there, for example a tab or a line break.",
    hint: "Write \\t for a tab and \\n for a line break.",
  },
  InvalidCommentToken: {
    message: "JSON has no comments.",
    hint: "Delete the comment.",
  },
  InvalidNumberFormat: {
    message: "This is not a number as JSON writes it.",
    hint: "Write digits with a point for decimals and no leading zero.",
  },
  InvalidSymbol: {
    message: "This is no value that JSON knows.",
    hint: 'Put texts in straight double quotes ("); besides texts there are numbers, true, false and null.',
  },
};

const OTHERWISE = {
  message: "The file cannot be read from here on.",
  hint: "Compare this place with the same place of a page that works.",
};

/**
 * Says in plain words why a text is not JSON. Mistakes that follow from one already
 * named (on the same line) are left out.
 *
 * @param cause the error of `JSON.parse`, kept for texts that only it refuses
 */
export function syntaxIssues(file: string, text: string, cause: unknown): Issue[] {
  if (text.trim() === "") return [emptyIssue(file)];
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const found = errors.filter(
    (error, at) =>
      at === 0 || lineOf(text, error.offset) !== lineOf(text, errors[at - 1]?.offset ?? 0),
  );
  if (found.length === 0) return [toIssue(file, String(cause), 0, 1)];
  return found.map((error) =>
    toIssue(file, printParseErrorCode(error.error), error.offset, error.length),
  );
}

function toIssue(file: string, code: string, offset: number, length: number): Issue {
  const { message, hint } = WORDS[code] ?? OTHERWISE;
  return {
    rule: "json-syntax",
    message,
    hint,
    file,
    pointer: "",
    span: { offset, length: Math.max(1, length) },
  };
}

function emptyIssue(file: string): Issue {
  return {
    rule: "json-syntax",
    message: "The file is empty.",
    hint: "Delete it, or fill it: `npm run new` makes a page to start from.",
    file,
    pointer: "",
  };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
