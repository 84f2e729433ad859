import type { stage as en } from "../en/stage.ts";
import type { TranslationOf } from "../words.ts";

export const stage: TranslationOf<typeof en> = {
  phone: "Wie auf dem Telefon",
  tablet: "Wie auf dem Tablet",
  computer: "Wie auf dem Computer",
  width: "Breite der Seite",
  hint: "Klicken Sie auf einen Text, um dort zu schreiben, oder auf einen Abschnitt, um ihn zu ändern.",
  none: "keine",
  page: "Seite: {title}",
};
