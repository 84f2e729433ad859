import type { start as en } from "../en/start.ts";
import type { TranslationOf } from "../words.ts";

export const start: TranslationOf<typeof en> = {
  start: "Start",
  howItWorks: "So geht es",
  step1: "Seite auswählen",
  step1Text: "in der Liste – oder eine neue anlegen.",
  step2: "Auf einen Text klicken und schreiben",
  step2Text: "oder auf einen beliebigen Abschnitt der Seite klicken, um ihn zu ändern.",
  step3: "Speichern drücken",
  step3Text: "Nichts geht verloren, und Besucher sehen es, sobald es veröffentlicht ist.",
  goOn: "Weiter",
  throwAway: "Verwerfen",
  throwAwayAsked: "Änderungen an „{title}“ verwerfen?",
  historyKeeps:
    "Die Seite bleibt, wie sie zuletzt gespeichert wurde. Ihr Verlauf bewahrt auf, was Sie verwerfen.",
  throwThemAway: "Änderungen verwerfen",
  unreadable: "Diese Änderungen lassen sich nicht lesen.",
  unsaved:
    "{count, plural, one {Sie haben ungespeicherte Änderungen auf # Seite} other {Sie haben ungespeicherte Änderungen auf # Seiten}}",
  changedSince: "{when}. Die Seite wurde seitdem geändert.",
  deletedSince: "{when}. Die Seite wurde seitdem gelöscht.",
};
