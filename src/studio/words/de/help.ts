import type { help as en } from "../en/help.ts";
import type { TranslationOf } from "../words.ts";

export const help: TranslationOf<typeof en> = {
  anywhere: "Überall",
  savePage: "Seite speichern",
  showList: "Diese Liste zeigen",
  pages: "Liste der Seiten",
  upDown: "Nach oben und unten gehen",
  showHide: "Seiten darunter zeigen und verbergen",
  keyHome: "Pos1",
  keyEnd: "Ende",
  firstLast: "Zur ersten und zur letzten Seite gehen",
  keyEnter: "Eingabe",
  openPage: "Seite öffnen",
  parts: "Abschnitte der Seite",
  toButtons: "Zu den Schaltflächen daneben gehen",
  movePart: "Abschnitt nach oben und unten verschieben",
  editPart: "Abschnitt bearbeiten",
  copyCutPaste: "Geöffneten Abschnitt kopieren, ausschneiden und einfügen",
  texts: "Texte",
  bold: "Fett",
  italic: "Kursiv",
  link: "Link setzen",
  keyCtrl: "Strg",
  keyShift: "Umschalt",
  or: "oder",
  chooseSeveral: "Mehrere Abschnitte auswählen",
};
