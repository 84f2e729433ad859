import type { Overview } from "../../contract/answers.ts";
import type { Language } from "../language.ts";
import type { Say } from "../words.ts";

/** What blocks and fields of a site are known by. */
export type NamedSite = Pick<Overview, "forms" | "shared" | "tokens">;

/** What names are made of: the site, and the language that says them. Its forms are in that language. */
export interface Naming extends NamedSite {
  say: Say;
  language: Language;
}
