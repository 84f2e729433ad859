import type { inspector as en } from "../en/inspector.ts";
import type { TranslationOf } from "../words.ts";

export const inspector: TranslationOf<typeof en> = {
  addHere: "Abschnitt hier hinzufügen",
  thisPart: "Dieser Abschnitt",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  duplicate: "Verdoppeln",
  copy: "Kopieren",
  copyToPage: "Auf eine andere Seite kopieren",
  share: "Mit anderen Seiten teilen",
  whatToAdd: "Was soll hinzukommen?",
  findPart: "Abschnitt suchen",
  findPartBy: "Abschnitt nach seinem Zweck suchen",
  pastePart: "Kopierten Abschnitt einfügen",
  noPartFound: "Kein Abschnitt hat diese Wörter in seinem Namen oder seiner Beschreibung.",
  example: "Ein Beispiel: {part}",
  addBelow: "Abschnitt unter „{part}“ hinzufügen",
  problem: "Problem",
  toCheck: "zu prüfen",
  copyToWhich: "Auf welche Seite kopieren?",
  form: "Formular",
  wholePage: "Ganze Seite",
  thisPage: "Diese Seite",
  parts: "Abschnitte der Seite",
  aboutPage: "Über die Seite",
  searchResult: "In Suchergebnissen",
  readability: "Wie es sich liest",
  readsEasily: "Leicht zu lesen.",
  readsFairly: "Verlangt etwas Aufmerksamkeit.",
  readsHard: "Schwer zu lesen.",
  perSentence: "Ein Satz hat im Durchschnitt {count, plural, one {ein Wort} other {# Wörter}}.",
  longSentences:
    "{count, plural, one {Ein Satz ist lang: Zwei kurze liest man eher.} other {# Sätze sind lang: Kürzere liest man eher.}}",
  shareCard: "Wenn sie geteilt wird",
  shareNote:
    "Das Bild wird aus Überschrift, Marke und Bild der Seite neu gezeichnet, wenn die Website erstellt wird.",
  shareWithoutPicture: "Es wird kein Bild gezeigt: Diese Website hat keines zum Teilen.",
  keptOut: "Diese Seite wird von Suchmaschinen ferngehalten.",
  allShown: "Titel und Beschreibung sind kurz genug, um ganz gezeigt zu werden.",
  cutTitle:
    "Suchmaschinen werden den Titel wahrscheinlich kürzen ({title} von etwa {mostTitle} Zeichen).",
  cutDescription:
    "Suchmaschinen werden die Beschreibung wahrscheinlich kürzen ({description} von etwa {mostDescription} Zeichen).",
  cutBoth:
    "Suchmaschinen werden wahrscheinlich den Titel ({title} von etwa {mostTitle} Zeichen) und die Beschreibung ({description} von etwa {mostDescription}) kürzen.",
  takeOut: "Entfernen",
  copied: "Ans Ende dieser Seite kopiert. Noch ist das nicht gespeichert.",
  shared:
    "Andere Seiten können diesen Abschnitt jetzt zeigen: Fügen Sie ihn dort unter „Gemeinsame Abschnitte“ hinzu. Geändert wird er für alle unter „Website“. Speichern Sie diese Seite, damit sie ihn hier zeigt.",
  changedMeanwhile: "Dieser Abschnitt wurde inzwischen geändert. Teilen Sie ihn noch einmal.",
  changeEverywhere: "Überall ändern",
  onlyHere: "Nur hier",
  onlyOnThisPage: "Nur auf dieser Seite",
  useShared: "Wieder den gemeinsamen Text nehmen",
  emptyInShared: "Im gemeinsamen Abschnitt leer",
  stopSharing: "Hier nicht mehr teilen",
  cut: "Ausschneiden",
  chosenParts: "Ausgewählte Abschnitte",
  chooseNone: "Nichts auswählen",
  savePattern: "Als Vorlage speichern",
  patternName: "Name der Vorlage",
  patternHelp:
    "Wofür diese Abschnitte da sind, zum Beispiel „Einstieg mit Fragen“. Andere Seiten fügen sie zusammen ein, als Kopien.",
  patternSaved:
    "Die Vorlage „{name}“ ist gespeichert. Sie finden sie dort, wo Abschnitte hinzugefügt werden.",
  patternOf: "Eine Vorlage: {parts}.",
  forgetPattern: "Vorlage „{name}“ löschen",
  forgetPatternReally: "Endgültig löschen",
  patternForgotten:
    "Die Vorlage „{name}“ ist gelöscht. Seiten behalten die Abschnitte, die sie davon haben.",
  howToChoose: "Umschalt oder Strg und ein Klick wählen mehrere Abschnitte aus.",
  chosen:
    "{count, plural, one {# Abschnitt ist ausgewählt.} other {# Abschnitte sind ausgewählt.}}",
};
