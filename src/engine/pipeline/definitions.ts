import type { Issue } from "../model/issue.ts";
import type { CheckedSite } from "./site.ts";

/** What the engine is given. It knows no rule, block or provider by itself: they are joined where a program starts. */
export interface Definitions {
  rules: readonly Rule[];
}

/** A rule over the whole site: no disk, no printing, values in and issues out. */
export type Rule = (site: CheckedSite) => Issue[];
