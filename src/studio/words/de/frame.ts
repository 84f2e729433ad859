import type { frame as en } from "../en/frame.ts";
import type { TranslationOf } from "../words.ts";

export const frame: TranslationOf<typeof en> = {
  cannotShow:
    "Dieser Abschnitt der Seite lässt sich noch nicht zeigen. Füllen Sie rechts seine Felder aus.",
  same: "Das ist überall auf der Website gleich.",
  gap: "Das ist noch zu schreiben.",
  partAt: "{name}, Abschnitt {at} von {count}",
  drag: "Zum Verschieben ziehen oder Alt mit Pfeil nach oben oder unten drücken",
  moved: "{name} ist jetzt Abschnitt {at} von {count}.",
  entryAt: "{name}, {at} von {count}",
  dragEntry:
    "Zum Verschieben dieses Eintrags ziehen oder Alt mit Pfeil nach oben oder unten drücken",
  entryMoved: "{name} ist jetzt {at} von {count}.",
  words: "Markierte Wörter",
};
