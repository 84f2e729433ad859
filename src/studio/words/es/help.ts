import type { help as en } from "../en/help.ts";
import type { TranslationOf } from "../words.ts";

export const help: TranslationOf<typeof en> = {
  anywhere: "En todas partes",
  savePage: "Guardar la página",
  showList: "Mostrar esta lista",
  pages: "Lista de páginas",
  upDown: "Ir arriba y abajo",
  showHide: "Mostrar y ocultar las páginas que dependen de ella",
  keyHome: "Inicio",
  keyEnd: "Fin",
  firstLast: "Ir a la primera y a la última página",
  keyEnter: "Intro",
  openPage: "Abrir la página",
  parts: "Secciones de la página",
  toButtons: "Ir a los botones de al lado",
  movePart: "Subir y bajar la sección",
  editPart: "Editar la sección",
  copyCutPaste: "Copiar, cortar y pegar la sección abierta",
  texts: "Textos",
  bold: "Negrita",
  italic: "Cursiva",
  link: "Poner un enlace",
  keyCtrl: "Ctrl",
  keyShift: "Mayús",
  or: "o",
  chooseSeveral: "Elegir varias secciones",
};
