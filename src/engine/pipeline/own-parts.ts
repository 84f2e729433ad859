import { dirname, join } from "node:path";
import type { Block } from "../model/block.ts";
import type { BlockDefinition } from "../model/block-definition.ts";
import type { BlogProvider } from "../model/blog-provider.ts";
import type { FormProvider } from "../model/form-provider.ts";
import type { Issue } from "../model/issue.ts";
import type { JsonSchema } from "../model/json-schema.ts";
import type { Definitions } from "./definitions.ts";
import type { Rule } from "./rule.ts";

/** What a site brings beside its pages, in `theme/`, `rules/` and `providers/`. */
export interface OwnParts {
  /** Changes when any file of theirs does. */
  id: string;
  blocks: readonly BlockDefinition[];
  rules: readonly Rule[];
  blogs: readonly BlogProvider[];
  forms: readonly FormProvider[];
  types: readonly OwnType[];
  examples: readonly OwnExamples[];
  client: OwnClientParts;
  /** What is wrong with them. */
  issues: readonly Issue[];
}

/** A type that joins one of the schemas' unions. */
export interface OwnType {
  /** The definition of the union. */
  union: "Block" | "Blog" | "LeadForm";
  /** By which documents name it: the name of its folder. */
  value: string;
  /** Its own definition, among the others. */
  name: string;
  definitions: Record<string, JsonSchema>;
}

/** What the gallery shows of a block. */
export interface OwnExamples {
  type: string;
  /** Absolute, with forward slashes. */
  file: string;
  blocks: Block[];
}

/** What browsers and the renderer are compiled from beside the engine. Files are absolute. */
export interface OwnClientParts {
  /** The folder of the site, which their files lie in. */
  site: string;
  /** Changes when any of their files does. */
  id: string;
  /** The component of each block, with its name in its file; of a block that cannot be compiled, nothing. */
  blocks: readonly { type: string; component?: { name: string; file: string } }[];
  /** Browser parts of providers, by the providers' names. */
  blogs: Readonly<Record<string, string>>;
  forms: Readonly<Record<string, string>>;
  /** Files in place of those of the theme's folder `ui`, by their names there. */
  ui: Readonly<Record<string, string>>;
}

/** What a function of a site's own part threw. */
export class OwnPartError extends Error {
  /** The same as an issue at its position in the source. */
  readonly issue: Issue;

  constructor(issue: Issue, options?: ErrorOptions) {
    super(issue.message, options);
    this.issue = issue;
  }
}

/** What a part makes; nothing when it stops with an error, which is reported among the issues. */
export function orReport<Made>(make: () => Made, issues: Issue[]): Made | undefined {
  try {
    return make();
  } catch (cause) {
    issues.push(issueOfPart(cause));
    return undefined;
  }
}

/**
 * What a part threw, as an issue.
 *
 * @throws what something else threw
 */
export function issueOfPart(cause: unknown): Issue {
  if (cause instanceof OwnPartError) return cause.issue;
  throw cause;
}

/** Folders of a site, beside its pages, that hold them. */
export const OWN_FOLDERS = ["theme", "rules", "providers"] as const;

/** A site without parts of its own. */
export const NO_PARTS: OwnParts = {
  id: "",
  blocks: [],
  rules: [],
  blogs: [],
  forms: [],
  types: [],
  examples: [],
  client: { site: "", id: "", blocks: [], blogs: {}, forms: {}, ui: {} },
  issues: [],
};

/** Definitions with the site's own: a block of theirs stands in place of one with the same type. */
export function withOwnParts(given: Definitions, own: OwnParts): Definitions {
  if (own.id === "") return given;
  return {
    ...given,
    blocks: new Map([...given.blocks, ...own.blocks.map((block) => [block.type, block] as const)]),
    rules: [...given.rules, ...own.rules],
    blogs: { ...given.blogs, providers: [...given.blogs.providers, ...own.blogs] },
    forms: { ...given.forms, providers: [...given.forms.providers, ...own.forms] },
  };
}

/** Where a site has parts of its own, whether they are there or not. */
export function ownFolders({ pages }: { pages: string }): string[] {
  return OWN_FOLDERS.map((name) => join(dirname(pages), name));
}
