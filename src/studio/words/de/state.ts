import type { state as en } from "../en/state.ts";
import type { TranslationOf } from "../words.ts";

export const state: TranslationOf<typeof en> = {
  yes: "Ja",
  no: "Nein",
  undone: "Rückgängig gemacht.",
  redone: "Wiederholt.",
  undoneNames: "Rückgängig gemacht: {names}.",
  redoneNames: "Wiederholt: {names}.",
  siteInOther: "Website in einer anderen Sprache",
  look: "Aussehen der Website",
  part: "Abschnitt",
  wordsNamed: "Wörter „{text}“",
  began: "Wie es vor diesen Änderungen war.",
  discarded: "Sie haben Ihre ungespeicherten Änderungen verworfen.",
  saved: "Sie haben die Seite gespeichert.",
  outside: "Außerhalb des Studios geändert: {names}.",
  you: "Sie haben {deeds}.",
  nothingShown: "nichts Sichtbares",
  changedFirst: "{name}",
  addedFirst: "{name}",
  removedFirst: "{name}",
  movedFirst: "{name}",
  hidFirst: "{name}",
  showedFirst: "{name}",
  changedLast: "{name} geändert",
  addedLast: "{name} hinzugefügt",
  removedLast: "{name} entfernt",
  movedLast: "{name} verschoben",
  hidLast: "{name} verborgen",
  showedLast: "{name} wieder gezeigt",
  more: "{count} weitere",
  thePage: "die Seite",
  aPart: "einen Abschnitt der Seite",
  order: "die Reihenfolge der Abschnitte",
  theField: "„{field}“",
  fieldOf: "{field} in {part}",
  entry: "Eintrag {number}",
  anEntry: "einen Eintrag",
  partNamed: "{part} „{words}“",
  entryLabel: "Eintrag",
  linksLabel: "Links",
  linkLabel: "Link",
  savedNow: "Gespeichert.",
  savedMeanwhile: "Gespeichert. {meanwhile}",
  meanwhile: "Inzwischen auch geändert: {names}.",
  elsewhere: "Soeben anderswo geändert: {names}. Sie sehen es hier.",
  damaged:
    "Nicht gespeichert: Die Datei dieser Seite wurde außerhalb des Studios geändert und ist beschädigt. Ihre Änderungen bleiben erhalten. Lassen Sie die Datei reparieren und speichern Sie dann erneut.",
  notRunning:
    "Nicht gespeichert, weil das Studio nicht läuft. Speichern Sie erneut, sobald es wieder läuft.",
  undecided:
    "Jemand anderes hat dieselben Wörter geändert wie Sie. Nichts wird gespeichert, bis Sie sich entschieden haben.",
  compare: "Vergleichen und auswählen",
  fileDeleted:
    "Die Datei dieser Seite wurde gelöscht. Nichts, was Sie geschrieben haben, ist verloren.",
  makeAgain: "Seite wieder anlegen",
  throwMine: "Meine Änderungen verwerfen",
  today: "Heute",
  yesterday: "Gestern",
  kept: "Dies sind Ihre ungespeicherten Änderungen: {when}.",
  keptChanged:
    "Dies sind Ihre ungespeicherten Änderungen: {when}. Die Seite selbst hat sich seitdem geändert; beides wird zusammen gezeigt.",
  keptDeleted:
    "Dies sind Ihre ungespeicherten Änderungen: {when}. Die Datei der Seite wurde seitdem gelöscht; Speichern legt sie wieder an.",
  rejected:
    "{count, plural, one {Nicht gespeichert: # Problem würde der Website schaden. Beheben Sie, was markiert ist. Bis dahin bleiben Ihre Änderungen erhalten, und die Seite auf der Website ist, wie sie war.} other {Nicht gespeichert: # Probleme würden der Website schaden. Beheben Sie, was markiert ist. Bis dahin bleiben Ihre Änderungen erhalten, und die Seite auf der Website ist, wie sie war.}}",
  unreadable:
    "Der Browser lässt das Studio nicht lesen, was kopiert wurde. Klicken Sie auf die Seite und drücken Sie Strg+V (auf dem Mac ⌘V).",
  stranger: "Diese Website hat keinen Abschnitt „{part}“. Nichts wurde eingefügt.",
  oneNeeded: "Eine Seite braucht mindestens einen Abschnitt. Nichts wurde ausgeschnitten.",
  notCopied: "Der Browser hat dem Studio nicht erlaubt, ihn zu kopieren.",
  nothingCopied:
    "Es wurde kein Abschnitt einer Seite kopiert. Wählen Sie einen aus und drücken Sie Strg+C.",
  cut: "„{part}“ ist ausgeschnitten. Wählen Sie einen Abschnitt einer beliebigen Seite: Strg+V (auf dem Mac ⌘V) setzt ihn dahinter.",
  copied:
    "„{part}“ ist kopiert. Wählen Sie einen Abschnitt einer beliebigen Seite: Strg+V (auf dem Mac ⌘V) setzt ihn dahinter.",
};
