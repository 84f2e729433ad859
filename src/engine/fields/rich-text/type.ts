import type { RichNode } from "../../model/rich-node.ts";

/**
 * Text with paragraphs, **bold** and *italic* words, lists, tables and links. It is written in Markdown; a list of strings is joined line by line, so that a long text stays readable in the file. At most 50,000 characters.
 * @pattern \S
 * @maxLength 50000
 * @minItems 1
 * @maxItems 2000
 * @maxJoinedLength 50000
 */
export type RichText = string | string[];

/** What components are given for a text in Markdown. */
export type ResolvedRichText = RichNode[];
