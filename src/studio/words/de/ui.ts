import type { ui as en } from "../en/ui.ts";
import type { TranslationOf } from "../words.ts";

export const ui: TranslationOf<typeof en> = {
  choose: "Auswählen",
  add: "Hinzufügen",
  delete: "Löschen",
  cancel: "Abbrechen",
  findPage: "Seite suchen",
  noPageFound: "Keine Seite hat diese Wörter in ihrem Namen.",
  findFile: "Datei suchen",
  findFileBy: "Datei nach ihrem Namen suchen oder danach, was sie zeigt",
  choosePage: "Seite auswählen",
  hiddenRoute: "{route}, verborgen",
  problems: "{count, plural, one {# Problem} other {# Probleme}}",
  pages: "{count, plural, one {# Seite} other {# Seiten}}",
  changed: "geändert",
  notSaved: "Noch nicht gespeichert",
  close: "Schließen",
  closeMessage: "Diese Meldung schließen",
  drag: "{name} verschieben: ziehen oder Leertaste und Pfeiltasten drücken",
  moveUp: "{name} nach oben verschieben",
  moveDown: "{name} nach unten verschieben",
  howToDrag:
    "Zum Verschieben drücken Sie die Leertaste, dann die Pfeiltasten. Die Leertaste legt den Eintrag wieder ab, Escape bringt ihn zurück.",
  pickedUp: "{name} ist aufgenommen: {at} von {count}.",
  stands: "{name} steht an Stelle {at} von {count}.",
  left: "{name} liegt jetzt an Stelle {at} von {count}.",
  back: "{name} liegt wieder an Stelle {at} von {count}.",
  more: "Und {count} weitere. Tippen Sie einige Buchstaben des Namens, um eine zu finden.",
};
