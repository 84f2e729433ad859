import type { PageFile } from "../../model/page-file.ts";
import type { Resolved } from "../../model/resolved.ts";
import type { SiteFile } from "../../model/site-file.ts";

/** The page's own fields after resolving, without its blocks. */
export type ResolvedFields = Resolved<Omit<PageFile, "blocks" | "aliases" | "$schema">>;

/** The texts of the site file after resolving. */
export type ResolvedSite = Resolved<Omit<SiteFile, "placeholders">>;
