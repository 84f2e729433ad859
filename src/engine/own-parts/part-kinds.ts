import {
  comparedFault,
  embedFault,
  findingsFault,
  hostsFault,
  hydrationFault,
  mapFault,
  openingFault,
  originsFault,
  placesFault,
  postFault,
  type ResultFaults,
  sendingFault,
  statementsFault,
} from "./result-faults.ts";

/** What a part is. */
export type PartKind = "block" | "rule" | "blog" | "form";

/** What holds for all parts of a kind. */
export interface PartKindFacts {
  /** The folder of the site that holds them, each in a folder of its own. */
  folder: string;
  /** Files that such a folder cannot be without. */
  needs: readonly string[];
  /** The module that the engine runs, what it exports, and the member that says the part's name. */
  definition: { file: string; exported: string; named: string };
  /** What its members are. */
  members: Readonly<Record<string, MemberType>>;
  /** Says what else is wrong with a definition whose members are of these types, as a full sentence. */
  faultOf?(definition: Readonly<Record<string, unknown>>): string | undefined;
  /** What is compared of what its functions return. */
  results: ResultFaults;
  /** Its place in documents: the union that it joins, the field that tells it apart, and the interface that its type extends. */
  documents?: { union: "Block" | "Blog" | "LeadForm"; tag: "type" | "provider"; base?: string };
}

/** As `typeof` names it; with a question mark where the member may be missing. */
export type MemberType = "string" | "number" | "object" | "function" | "function?";

const PROVIDER = { file: "provider.ts", exported: "provider", named: "name" };

/** The kinds of parts that a site can have of its own. */
export const PART_KINDS: Readonly<Record<PartKind, PartKindFacts>> = {
  block: {
    folder: "theme/blocks",
    needs: ["types.ts", "block.ts", "Component.tsx"],
    definition: { file: "block.ts", exported: "block", named: "type" },
    members: {
      context: "function?",
      hydrate: "function?",
      opening: "function?",
      hasSectionHeadings: "function?",
      comparedFacts: "function?",
      shownPlaces: "function?",
      shownMap: "function?",
      structuredData: "function?",
    },
    results: {
      hydrate: hydrationFault,
      opening: openingFault,
      comparedFacts: comparedFault,
      shownPlaces: placesFault,
      shownMap: mapFault,
      structuredData: statementsFault,
    },
    documents: { union: "Block", tag: "type" },
  },
  rule: {
    folder: "rules",
    needs: ["rule.ts"],
    definition: { file: "rule.ts", exported: "rule", named: "id" },
    members: {
      level: "string",
      title: "string",
      help: "string",
      check: "function?",
      checkPage: "function?",
    },
    faultOf: ({ level }) =>
      ["error", "warning"].includes(String(level))
        ? undefined
        : `\`level\` has to be "error" or "warning", and is ${JSON.stringify(level)}.`,
    results: { check: findingsFault("check"), checkPage: findingsFault("checkPage") },
  },
  blog: {
    folder: "providers/blog",
    needs: ["types.ts", "provider.ts"],
    definition: PROVIDER,
    members: {
      idPattern: "string",
      idWords: "object",
      listed: "number",
      nameOf: "function",
      prepare: "function?",
      standIn: "function?",
      readFile: "function?",
      list: "function",
      parse: "function",
      idOf: "function",
      browser: "function?",
      origins: "function",
    },
    faultOf: ({ idPattern }) => patternFault(String(idPattern)),
    results: { parse: postFault, origins: originsFault },
    documents: { union: "Blog", tag: "provider", base: "AnyBlog" },
  },
  form: {
    folder: "providers/forms",
    needs: ["types.ts", "provider.ts"],
    definition: PROVIDER,
    members: { title: "string", embed: "function", hosts: "object" },
    faultOf: ({ hosts }) => hostsFault(hosts),
    results: { embed: embedFault, sending: sendingFault },
    documents: { union: "LeadForm", tag: "provider", base: "AnyForm" },
  },
};

function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch {
    return `\`idPattern\` has to be a regular expression, and is ${JSON.stringify(pattern)}.`;
  }
}
