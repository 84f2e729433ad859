import type { PageFile } from "../../page/page-file.ts";
import type { Resolved } from "../../page/resolved.ts";
import type { SiteFile } from "../../page/site-file.ts";

/** The page's own fields after resolving, without its blocks. */
export type ResolvedFields = Resolved<Omit<PageFile, "blocks" | "aliases" | "$schema">>;

/** The texts of the site file after resolving. */
export type ResolvedSite = Resolved<Omit<SiteFile, "placeholders">>;
