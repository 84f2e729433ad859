import type { SchemaName } from "../../pipeline/schema/sources.ts";
import type { Change } from "../edit.ts";

/** One change of what the files of a site look like, made by a version of the engine. */
export interface Migration {
  /** The first version of the engine that reads files in the new form only. */
  version: string;
  /** What it does, in a sentence that an author understands. */
  summary: string;
  /** Says what changes in one file. A file that is in the new form already stays as it is. */
  migrate(document: MigratedDocument): Migrated;
}

/** A file of the site as JSON. */
export interface MigratedDocument {
  /** A template holds a page under `page`, a pattern has `blocks` as a page has them; an article is a JSON file in `_blog`, where there were such. */
  kind: SchemaName | "template" | "pattern" | "article";
  value: unknown;
}

/** What becomes of a file. */
export interface Migrated {
  /** Changed values, in an order in which they can be made one after the other. */
  changes: Change[];
  /** What a person has to decide, in full sentences. */
  decisions: Decision[];
  /** The file that stands in its place from now on, in the same folder; nothing is changed in that one. */
  renamed?: { name: string; text: string };
}

/** Something that no program can decide. */
export interface Decision {
  /** RFC 6901 pointer to the value. */
  pointer: string;
  message: string;
}
