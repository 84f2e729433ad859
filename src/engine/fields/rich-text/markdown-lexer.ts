import { getDefaults, Lexer, type Token, Tokenizer, type TokensList } from "marked";

/** How deep lists, quotes and emphasis may be nested in one another. */
const MOST_LEVELS = 20;
/**
 * How many signs one paragraph may have. The time that reading takes grows with their number times the
 * length, for those of emphasis much faster than for the others.
 */
const MOST_SIGNS = { emphasis: 200, other: 1000 };
const SIGNS = { emphasis: /[*_~]/g, other: /[[\]<>!`&\\|@]/g };

/** A text taken apart, as far as it keeps within the limits. */
export interface LexedText {
  tokens: TokensList;
  /** What is too much in it, as a whole sentence. */
  excess?: string;
}

/** Takes a Markdown text apart. What is nested too deep, or has too many signs, is left out. */
export function lexMarkdown(text: string): LexedText {
  const lexer = new BoundedLexer();
  const tokens = lexer.lex(text);
  return { tokens, excess: lexer.excess };
}

class BoundedLexer extends Lexer {
  excess: string | undefined;
  private level = 0;

  constructor() {
    super({ ...getDefaults(), tokenizer: new Tokenizer() });
  }

  override blockTokens(source: string, tokens?: Token[], clipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, clipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], clipped = false): Token[] {
    return this.#inside(tokens, () => super.blockTokens(source, tokens, clipped));
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    const crowd = crowdIn(source);
    if (crowd === undefined) return this.#inside(tokens, () => super.inlineTokens(source, tokens));
    this.excess ??= crowd;
    return tokens;
  }

  #inside(tokens: Token[], work: () => Token[]): Token[] {
    if (this.level >= MOST_LEVELS) {
      this.excess ??= `This text nests more than ${MOST_LEVELS} lists, quotes or emphases in one another.`;
      return tokens;
    }
    this.level += 1;
    const result = work();
    this.level -= 1;
    return result;
  }
}

/** Why a paragraph is not read, in words. */
function crowdIn(paragraph: string): string | undefined {
  for (const kind of ["emphasis", "other"] as const) {
    const count = paragraph.match(SIGNS[kind])?.length ?? 0;
    if (count > MOST_SIGNS[kind])
      return `A paragraph of this text has ${count} of the signs ${kind === "emphasis" ? "* _ ~" : "[ ] < > ! ` & \\ | @"}; at most ${MOST_SIGNS[kind]} are read.`;
  }
  return undefined;
}
