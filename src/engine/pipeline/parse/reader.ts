import { positionFinder } from "../positions.ts";
import type { Mistake } from "./mistake.ts";
import type { Token } from "./scan.ts";

/** Deeper texts are reported before; here it keeps the stack bounded. */
const MAX_DEPTH = 100;

/** Reads tokens as JSON and goes on after every mistake as if it had been fixed. */
export class Reader {
  /** How far the text had been read when each mistake was seen. */
  readonly noticed: number[] = [];
  /** Whether a bracket is missing or stands where it does not belong. */
  isUnbalanced = false;
  /** Whether fields follow behind what seemed to be the end of the page. */
  goesOn = false;
  private readonly mistakes: Mistake[] = [];
  private readonly open: Token[] = [];
  /** Whether the last bracket was taken as closed though its closing is missing. */
  private isForgotten = false;
  private readonly position: ReturnType<typeof positionFinder>;
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly tokens: Token[],
  ) {
    this.position = positionFinder(text);
  }

  read(): Mistake[] {
    if (!this.readValue()) return this.mistakes;
    const next = this.peek();
    if (next.kind === "end") return this.mistakes;
    if (next.kind === "}" || next.kind === "]")
      this.report(next, `A closing ${next.kind} too many stands here.`, "Delete it.", {
        readAs: [remove(next)],
      });
    else if (next.kind === ",") {
      this.goesOn = this.peek(1).kind !== "end";
      this.report(next, "A comma stands after the end of the page.", "Delete it.", {
        edits: [remove(next)],
      });
    } else if (next.kind === "{" || next.kind === "[")
      this.report(
        next,
        "A second document begins here; the first ends just before.",
        "Keep one page in a file and move the other to a file of its own, or delete a closing } too many before this.",
      );
    else
      this.report(
        next,
        "The file goes on after its end.",
        "A page is one object: delete what follows the last }, or delete a closing } too many before this.",
      );
    return this.mistakes;
  }

  /** @returns whether reading can go on behind the value */
  private readValue(): boolean {
    const token = this.peek();
    if (token.kind === "{") return this.readMembers("}");
    if (token.kind === "[") return this.readMembers("]");
    if (token.kind === "string" || token.kind === "value" || token.kind === "name") {
      this.take();
      return true;
    }
    if (token.kind === "end") return this.breakOff();
    this.report(
      token,
      "A value is missing here.",
      "Write a text in double quotes, a number, true, false, a list […] or an object {…}.",
    );
    return token.kind === "," || token.kind === "}" || token.kind === "]";
  }

  private readMembers(closing: "}" | "]"): boolean {
    this.open.push(this.peek());
    this.take();
    if (this.open.length > MAX_DEPTH) return false;
    let comma: Token | undefined;
    let isSeparated = true;
    const lacking: Mistake[] = [];
    for (;;) {
      const token = this.peek();
      if (token.kind === closing) {
        if (comma) this.trailing(comma, closing, lacking);
        this.take();
        this.open.pop();
        return true;
      }
      if (token.kind === "end") return this.breakOff();
      if (token.kind === "}" || token.kind === "]") return this.wrongClosing(token);
      if (token.kind === ",") {
        this.report(
          this.take(),
          comma ? "Two commas stand together." : "A comma stands before the first entry.",
          "Delete one.",
          { edits: [remove(token)] },
        );
        continue;
      }
      if (closing === "}" && token.kind === "{" && this.open.length > 1)
        return this.closedBefore(token);
      if (!isSeparated && !this.isForgotten) lacking.push(this.missingComma(token));
      this.isForgotten = false;
      const isRead = closing === "}" ? this.readField() : this.readItem();
      if (!isRead) return false;
      comma = this.peek().kind === "," ? this.take() : undefined;
      isSeparated = comma !== undefined;
    }
  }

  /** An object begins where a field should: the one before was not closed. The comma before it belongs behind that. */
  private closedBefore(token: Token): boolean {
    this.forgotten(this.open.pop() as Token, token);
    this.at -= 1;
    if (this.peek().kind !== ",") this.at += 1;
    return true;
  }

  private readField(): boolean {
    const token = this.peek();
    if (token.kind === "{" || token.kind === "[" || token.kind === ":") {
      this.report(
        token,
        "A field name in double quotes is missing here.",
        'Write it as "name": and the value.',
      );
      if (token.kind === ":") this.take();
      return this.readValue();
    }
    this.take();
    const next = this.peek();
    if (next.kind === ":") {
      this.take();
      return this.readValue();
    }
    if (next.kind === "," || next.kind === "}" || next.kind === "end") {
      this.report(
        token,
        "A field needs a name and a value; here stands one of them only.",
        'Write it as "name": "value".',
      );
      return true;
    }
    this.report(
      next,
      "A colon is missing between the field name and its value.",
      "Put : before this.",
      { edits: [{ offset: token.offset + token.length, length: 0, text: ":" }] },
    );
    return this.readValue();
  }

  private readItem(): boolean {
    const [token, next] = [this.peek(), this.peek(1)];
    const isField = next.kind === ":" && (token.kind === "string" || token.kind === "name");
    if (!isField) return this.readValue();
    this.isUnbalanced = true;
    const owner = this.open.at(-1) as Token;
    this.report(
      token,
      "A list holds values, not fields with names.",
      `Put { } around the fields, or close the list that begins on line ${this.position(owner.offset).line} with ] before this.`,
    );
    this.take();
    this.take();
    return this.readValue();
  }

  private missingComma(token: Token): Mistake {
    return this.report(
      token,
      "A comma is missing before this.",
      "Put a comma at the end of the entry above.",
      { edits: [{ offset: this.previousEnd(), length: 0, text: "," }] },
    );
  }

  /** An entry was moved to or from the end of a list, and the commas stayed where they were: one mistake. */
  private movedComma(comma: Token, lacking: Mistake): void {
    lacking.message = `A comma is missing before this, and the one after the last entry, on line ${this.position(comma.offset).line}, is one too many.`;
    lacking.hint = "Put the comma at the end of the entry above.";
    lacking.edits = [...(lacking.edits ?? []), remove(comma)];
  }

  private trailing(comma: Token, closing: string, lacking: Mistake[]): void {
    const [first, second] = lacking;
    if (first && !second) this.movedComma(comma, first);
    else this.tooMany(comma, closing);
  }

  private tooMany(comma: Token, closing: string): void {
    this.report(
      comma,
      `A comma too many stands before the closing ${closing}.`,
      "Delete it: the last entry has none.",
      { edits: [remove(comma)] },
    );
  }

  private wrongClosing(token: Token): boolean {
    this.isUnbalanced = true;
    const own = this.open.pop() as Token;
    const parent = this.open.at(-1);
    if (parent && parent.kind === opening(token.kind) && !this.fieldsGoOn()) {
      this.forgotten(own, token);
      return true;
    }
    const wanted = own.kind === "{" ? "}" : "]";
    this.report(
      this.take(),
      `This ${token.kind} closes the ${own.kind} of line ${this.position(own.offset).line}, which needs ${wanted}.`,
      `Write ${wanted} in place of ${token.kind}.`,
    );
    return true;
  }

  /** Whether fields of the page itself follow a closing bracket, so that it did not close the page. */
  private fieldsGoOn(): boolean {
    const isName = ["string", "name"].includes(this.peek(2).kind) && this.peek(3).kind === ":";
    return this.open.length === 1 && this.peek(1).kind === "," && isName;
  }

  /** The closing line may have ended with a comma, which is missing with it. */
  private forgotten(own: Token, noticed: Token): void {
    this.isForgotten = true;
    this.isUnbalanced = true;
    const wanted = own.kind === "{" ? "}" : "]";
    const { line, column } = this.position(noticed.offset);
    this.report(
      own,
      `This ${own.kind} is never closed.`,
      `Add the closing ${wanted} before line ${line}, column ${column}.`,
    );
  }

  /** The text ends too early; what is open then is one mistake. */
  private breakOff(): boolean {
    this.isUnbalanced = true;
    const last = this.open.at(-1);
    const lastToken = this.tokens[this.at - 1];
    const isBroken =
      lastToken?.kind === "string" && lastToken.offset + lastToken.length >= this.text.length;
    if (last && !(isBroken && !this.text.endsWith('"'))) {
      const missing = [...this.open].reverse().map(({ kind }) => (kind === "{" ? "}" : "]"));
      this.report(
        last,
        `The file ends before this ${last.kind} is closed.`,
        `Add what is missing at the end of the file: ${missing.join(" ")}. Perhaps the file was not saved whole.`,
      );
    }
    return false;
  }

  private peek(ahead = 0): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)] as Token;
  }

  private take(): Token {
    const token = this.peek();
    this.at += 1;
    return token;
  }

  private report(
    token: Token,
    message: string,
    hint: string,
    changes: Pick<Mistake, "edits" | "readAs"> = {},
  ): Mistake {
    const { offset, length } = token;
    const mistake = { offset, length, message, hint, ...changes };
    this.noticed.push(this.peek().offset);
    this.mistakes.push(mistake);
    return mistake;
  }

  private previousEnd(): number {
    const token = this.tokens[this.at - 1];
    return token ? token.offset + token.length : 0;
  }
}

function remove({ offset, length }: Token): { offset: number; length: number; text: string } {
  return { offset, length, text: "" };
}

function opening(closing: Token["kind"]): Token["kind"] {
  return closing === "}" ? "{" : "[";
}
