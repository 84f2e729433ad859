import type { PageFile } from "../../page/page-file.ts";
import type { Resolved } from "../../page/resolved.ts";

/** The page's own fields after resolving, without its blocks. */
export type ResolvedFields = Resolved<Omit<PageFile, "blocks" | "aliases" | "$schema">>;
