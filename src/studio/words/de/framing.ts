import type { framing as en } from "../en/framing.ts";
import type { TranslationOf } from "../words.ts";

export const framing: TranslationOf<typeof en> = {
  title: "Ausschnitt und Fokus",
  change: "Ausschnitt und Fokus ändern",
  help: "Ziehen Sie an den Rändern, um das Bild zu beschneiden. Klicken Sie auf das, was immer zu sehen sein soll, zum Beispiel ein Gesicht, oder ziehen Sie den Punkt dorthin. Mit der Tastatur: mit Tab zu einem Rand oder zum Punkt, dann die Pfeiltasten.",
  shape: "Form des Ausschnitts",
  any: "Beliebige Form",
  wide169: "Breit (16:9)",
  card43: "Karte (4:3)",
  square: "Quadrat",
  tall34: "Hoch (3:4)",
  shown: "So wird es gezeigt",
  onPage: "Auf dieser Seite",
  onCards: "Auf Karten",
  wide: "Breit",
  size: "{width} × {height} von {fullWidth} × {fullHeight} Pixeln",
  apply: "Übernehmen",
  whole: "Ganzes Bild zeigen",
  crop: "Ausschnitt",
  cropAt:
    "{width} Prozent der Breite und {height} Prozent der Höhe, {left} Prozent von links und {top} Prozent von oben",
  focus: "Fokus",
  focusAt: "{x} Prozent von links, {y} Prozent von oben",
  topEdge: "Oberer Rand",
  rightEdge: "Rechter Rand",
  bottomEdge: "Unterer Rand",
  leftEdge: "Linker Rand",
  cutOff: "{percent} Prozent abgeschnitten",
};
