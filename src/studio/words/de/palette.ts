import type { palette as en } from "../en/palette.ts";
import type { TranslationOf } from "../words.ts";

export const palette: TranslationOf<typeof en> = {
  what: "Seiten, Abschnitte, Texte und Befehle",
  found: "Was gefunden wurde",
  nothing: "Nichts hat diese Wörter.",
  newPage: "Neue Seite",
  actions: "Befehle",
  parts: "Abschnitte dieser Seite",
  site: "Website",
  inTexts: "In Texten",
};
