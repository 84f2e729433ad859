import type { media as en } from "../en/media.ts";
import type { TranslationOf } from "../words.ts";

export const media: TranslationOf<typeof en> = {
  preparing: "Das Bild wird vorbereitet …",
  drop: "Ziehen Sie ein neues Bild hierher, oder klicken Sie, um eines zu suchen",
  all: "Alle Bilder und Dateien",
  replace: "Überall ersetzen",
  usedBeside:
    "Keine Seite zeigt es. Ein Menü, der Fußbereich oder das Aussehen der Website verwendet es.",
  unused: "Nichts verwendet es.",
  deleteIt: "Löschen",
  keepIt: "Behalten",
  replaceAsked: "{file} ersetzen?",
  showInstead: "Stattdessen {file} zeigen",
  wordsStay:
    "Die Wörter, die das Bild beschreiben, bleiben, wie sie sind. Prüfen Sie, ob sie zum neuen passen.",
  whatInstead: "Was tritt an die Stelle von {file}?",
  pixels: "{width} × {height} Bildpunkte",
  alt: "Was Seiten davon sagen: „{text}“",
  shownOn: "{count, plural, one {Auf einer Seite zu sehen} other {Auf # Seiten zu sehen}}",
  deleteForGood: "{file} endgültig löschen",
  onPages: "{count, plural, one {Auf # Seite} other {Auf # Seiten}}",
  folder: "Ordner",
  allFolders: "Alle Ordner",
  noFolder: "Ohne Ordner",
  noFile: "Keine Datei hat diese Wörter in ihrem Namen.",
  video: "Video",
  file: "Datei",
  usedShort: "Außerhalb der Seiten verwendet",
  notUsed: "Nicht verwendet",
};
