import type { tree as en } from "../en/tree.ts";
import type { TranslationOf } from "../words.ts";

export const tree: TranslationOf<typeof en> = {
  pages: "Páginas",
  below: "Páginas que dependen de esta",
  hidden: "oculta",
  toFill: "por completar",
  found: "{count, plural, one {# página encontrada} other {# páginas encontradas}}",
};
