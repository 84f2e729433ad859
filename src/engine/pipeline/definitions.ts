import type { FieldDefinition } from "../fields/define-field.ts";
import type { BlockDefinitions } from "../model/block-definition.ts";
import type { Blogs } from "../model/blog-provider.ts";
import type { ClientSources } from "../model/client-sources.ts";
import type { Forms } from "../model/form-provider.ts";
import type { Look } from "../model/look.ts";
import type { PageFile } from "../model/page-file.ts";
import type { ThemeFile } from "../model/theme-file.ts";
import type { IconSet } from "./icons/icon-set.ts";
import type { Rule } from "./rule.ts";

/** What the engine is given. It knows no block, field, rule or provider by itself: they are joined where a program starts. */
export interface Definitions {
  blocks: BlockDefinitions;
  /** What the types of fields mean beyond their shape. */
  fields: readonly FieldDefinition[];
  rules: readonly Rule[];
  blogs: Blogs;
  forms: Forms;
  pages: PageStarters;
  strings: StringDefinitions;
  icons: IconSet;
  /** How a site looks, from what its author wrote. */
  look(theme: ThemeFile | undefined): Promise<Look>;
  client: ClientSources;
  /** The engine's public modules, which parts of a site's own import: absolute files by their names. */
  modules: Readonly<Record<string, string>>;
}

/** Pages that the engine makes. */
export interface PageStarters {
  /** The page for unknown addresses of a site that has none of its own. */
  notFound(say: (key: string) => string): PageFile;
  /** A new page with gaps for its author to fill. */
  empty(title: string): PageFile;
}

/** Texts by key. */
export type StringTexts = Readonly<Record<string, string>>;

/** Every word that visitors read and no page says. */
export interface StringDefinitions {
  /** Messages in ICU's syntax by the language they are in, English among them. */
  languages: Readonly<Record<string, StringTexts & Record<EngineKey, string>>>;
  /** Whether components say it: the others are known to the build alone. */
  isForComponents(key: string): boolean;
}

/**
 * What the engine says itself: `home` is the first entry of the way to a page, `guide.mainPages` the heading over
 * pages that lie below no other, in the guide for language models.
 */
export type EngineKey = "home" | "guide.mainPages";
