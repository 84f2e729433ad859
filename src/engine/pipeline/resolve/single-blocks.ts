import type { PageBlock, ResolvedBlock } from "../../model/block.ts";
import { sameValue } from "../../model/same-value.ts";
import { ALL_FIELDS, trackObject } from "../cache/tracked-object.ts";
import type { Refs } from "./refs.ts";
import type { ResolvedFields } from "./resolved-fields.ts";
import type { Tokens } from "./tokens.ts";

/** What a block was made from beside its own fields, by names, as it was then. */
export type PageUses = ReadonlyMap<string, unknown>;

/** A block that was resolved as if it were the only one of its page. */
export interface ResolvedAlone {
  /** Nothing for a shared block that is not there, and for one of a site's own that stops with an error. */
  block: ResolvedBlock | undefined;
  refs: Refs;
  /** Of the page's own fields and of the tokens that its texts may hold. */
  uses: PageUses;
}

/** What a page gives to its blocks. */
interface Given {
  fields: ResolvedFields;
  tokens: Tokens;
}

/** Resolves a block with what its page gives to it. */
type ResolveBlock = (block: PageBlock, given: Given) => Omit<ResolvedAlone, "uses">;

/** The blocks of one page, resolved one by one. */
export class SingleBlocks {
  readonly #given: Given;
  readonly #resolve: ResolveBlock;

  constructor(given: Given, resolve: ResolveBlock) {
    this.#given = given;
    this.#resolve = resolve;
  }

  /** Resolves a block, and notes what it uses of its page. */
  resolve(block: PageBlock): ResolvedAlone {
    const uses = new Map<string, unknown>();
    const note = (kind: string, name: string) => {
      uses.set(`${kind} ${name}`, this.#valueOf(`${kind} ${name}`));
    };
    const fields = trackObject(this.#given.fields, (name) => note("field", name));
    const { tokens: own } = this.#given;
    const tokens: Tokens = {
      get(name) {
        note("token", name);
        return own.get(name);
      },
      keys() {
        note("token", ALL_FIELDS);
        return own.keys();
      },
    };
    return { ...this.#resolve(block, { fields, tokens }), uses };
  }

  /** Whether the page gives the same to a block as when it was made. */
  isSame(uses: PageUses): boolean {
    return [...uses].every(([name, value]) => sameValue(value, this.#valueOf(name)));
  }

  #valueOf(use: string): unknown {
    const [kind, ...rest] = use.split(" ");
    const name = rest.join(" ");
    const { fields, tokens } = this.#given;
    if (kind === "token") return name === ALL_FIELDS ? [...tokens.keys()] : tokens.get(name);
    return name === ALL_FIELDS ? fields : fields[name as keyof ResolvedFields];
  }
}
