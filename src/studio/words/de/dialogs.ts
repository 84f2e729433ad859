import type { dialogs as en } from "../en/dialogs.ts";
import type { TranslationOf } from "../words.ts";

export const dialogs: TranslationOf<typeof en> = {
  changeEverywhere: "Überall ändern?",
  changeTo: "In {value} ändern",
  keptOnce:
    "Dieser Wert steht nur einmal unter „Kontakt und Angaben“ und erscheint auf jeder Seite, die ihn verwendet. Hier wurde er von Hand geschrieben, sodass die anderen Seiten den alten behielten.",
  twoChanges: "Zwei Änderungen an „{page}“",
  decideLater: "Später entscheiden",
  useThese: "Diese verwenden",
  keepMine: "Meinen Text behalten",
  takeTheirs: "Den anderen übernehmen",
  removed: "Entfernt",
  empty: "Leer",
  clashWork:
    "{count, plural, one {Diese Wörter wurden hier und in einem anderen Fenster geändert. Alles andere bleibt von beiden Seiten erhalten.} other {Diese # Felder wurden hier und in einem anderen Fenster geändert. Alles andere bleibt von beiden Seiten erhalten.}}",
  clashFile:
    "{count, plural, one {Diese Wörter wurden hier und auch in der gespeicherten Seite geändert. Alles andere bleibt von beiden Seiten erhalten.} other {Diese # Felder wurden hier und auch in der gespeicherten Seite geändert. Alles andere bleibt von beiden Seiten erhalten.}}",
  asItWas:
    "Die Seite ist wieder, wie sie war: {when}. „Rückgängig“ nimmt das zurück, „Speichern“ behält es bei.",
  history: "Verlauf von „{page}“",
  nothingYet:
    "Hier wurde noch nichts geändert. Von Ihrer ersten Änderung an wird jeder Stand der Seite aufbewahrt und lässt sich zurückholen.",
  saved: "Gespeichert",
  onScreen: "Auf dem Bildschirm",
  bringBack: "Zurückholen",
  changeAddress: "Adresse ändern",
  newAddress: "Neue Adresse",
  newAddressHelp:
    "Kleinbuchstaben, Ziffern und Bindestriche. Alle Links zur Seite ziehen mit um, und die alte Adresse führt zur neuen.",
  newPage: "Neue Seite",
  makePage: "Seite anlegen",
  whatToMake: "Was möchten Sie anlegen?",
  anotherPage: "Eine andere Seite",
  anotherOne: "Eine andere",
  whatCalled: "Wie heißt sie?",
  pageName: "Name der Seite",
  belowWhich: "Unter welcher Seite",
  address: "Adresse",
  beginWith: "Beginnen mit",
  emptyPage: "Einer leeren Seite",
  pageNameHelp:
    "Ihre Überschrift und ihr Name in Listen und Menüs: zum Beispiel der Name einer Leistung.",
  addressHelp: "Aus dem Namen gebildet. Ändern Sie sie nur, wenn sie kürzer sein soll.",
  beginWithHelp:
    "Mit einer leeren Seite oder mit den Abschnitten einer anderen, die Sie umschreiben.",
  translate: "Seite übersetzen",
  changePageAddress: "Adresse der Seite ändern",
  deletePage: "Seite löschen",
  saveFirst: "Speichern Sie zuerst Ihre Änderungen oder machen Sie sie rückgängig: {names}.",
  whichPage: "Welche Seite?",
  whatWillHappen: "Was geschehen wird",
  filesChange: "{count, plural, one {# Datei ändert sich} other {# Dateien ändern sich}}",
  removeFact: "„{fact}“ entfernen?",
  removeIt: "Entfernen",
  removeFactText:
    "Die Texte, die sie zeigen, behalten ihre jetzigen Wörter. Von da an wird jeder für sich geändert.",
  delete: "{route} löschen",
  replacement: "Seite, die an ihre Stelle tritt",
  replacementHelp: "Links zur gelöschten Seite und ihre Adresse führen dann dorthin.",
  none: "Keine",
  renameFact: "„{fact}“ umbenennen",
  renameIt: "Umbenennen",
  newName: "Neuer Name",
  newNameHelp: "Besucher sehen ihn nicht. Was die Seiten zeigen, bleibt gleich.",
  makeCopy: "Kopie anlegen",
  language: "Sprache",
  copyHelp:
    "Die Kopie ist verborgen, und jeder Text darin wartet darauf, geschrieben zu werden; an seiner Stelle steht das Original.",
};
