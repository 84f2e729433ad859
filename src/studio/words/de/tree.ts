import type { tree as en } from "../en/tree.ts";
import type { TranslationOf } from "../words.ts";

export const tree: TranslationOf<typeof en> = {
  pages: "Seiten",
  below: "Seiten darunter",
  hidden: "verborgen",
  toFill: "auszufüllen",
  found: "{count, plural, one {# Seite gefunden} other {# Seiten gefunden}}",
};
