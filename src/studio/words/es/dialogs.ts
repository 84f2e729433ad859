import type { dialogs as en } from "../en/dialogs.ts";
import type { TranslationOf } from "../words.ts";

export const dialogs: TranslationOf<typeof en> = {
  changeEverywhere: "¿Cambiarlo en todas partes?",
  changeTo: "Cambiar a {value}",
  keptOnce:
    "Este valor se guarda una sola vez, en «Contacto y datos», y aparece en todas las páginas que lo usan. Aquí se escribió a mano, de modo que las demás páginas conservarían el anterior.",
  twoChanges: "Dos cambios en «{page}»",
  decideLater: "Decidir más tarde",
  useThese: "Usar estos",
  keepMine: "Conservar lo mío",
  takeTheirs: "Tomar lo otro",
  removed: "Eliminado",
  empty: "Vacío",
  clashWork:
    "{count, plural, one {Estas palabras se cambiaron aquí y en otra ventana. Todo lo demás se conserva de ambos lados.} other {Estos # campos se cambiaron aquí y en otra ventana. Todo lo demás se conserva de ambos lados.}}",
  clashFile:
    "{count, plural, one {Estas palabras se cambiaron aquí y también en la página guardada. Todo lo demás se conserva de ambos lados.} other {Estos # campos se cambiaron aquí y también en la página guardada. Todo lo demás se conserva de ambos lados.}}",
  asItWas: "La página está como estaba: {when}. «Deshacer» lo revierte; «Guardar» lo conserva.",
  history: "Historial de «{page}»",
  nothingYet:
    "Aquí aún no se ha cambiado nada. Desde su primer cambio, se conserva cada estado de la página y puede recuperarse.",
  saved: "Guardado",
  onScreen: "En pantalla",
  bringBack: "Recuperar",
  changeAddress: "Cambiar la dirección",
  newAddress: "Dirección nueva",
  newAddressHelp:
    "Minúsculas, cifras y guiones. Todos los enlaces a la página se adaptan, y la dirección antigua lleva a la nueva.",
  newPage: "Página nueva",
  makePage: "Crear la página",
  whatToMake: "¿Qué quiere crear?",
  anotherPage: "Otra página",
  anotherOne: "Otro",
  whatCalled: "¿Cómo se llama?",
  pageName: "Nombre de la página",
  belowWhich: "Debajo de qué página",
  address: "Dirección",
  beginWith: "Empezar con",
  emptyPage: "Una página vacía",
  pageNameHelp:
    "Su encabezado y su nombre en listas y menús: por ejemplo, el nombre de un servicio.",
  addressHelp: "Se forma a partir del nombre. Cámbiela solo si debe ser más corta.",
  beginWithHelp: "Una página vacía, o las secciones de otra para reescribirlas.",
  translate: "Traducir la página",
  changePageAddress: "Cambiar la dirección de la página",
  deletePage: "Eliminar la página",
  saveFirst: "Guarde primero sus cambios o deshágalos: {names}.",
  whichPage: "¿Qué página?",
  whatWillHappen: "Qué ocurrirá",
  filesChange: "{count, plural, one {Cambia # archivo} other {Cambian # archivos}}",
  removeFact: "¿Eliminar «{fact}»?",
  removeIt: "Eliminarlo",
  removeFactText:
    "Los textos que lo muestran conservan las palabras que tienen ahora. A partir de entonces, cada uno se cambia por separado.",
  delete: "Eliminar {route}",
  replacement: "Página que ocupa su lugar",
  replacementHelp: "Los enlaces a la página eliminada, y su dirección, llevarán allí.",
  none: "Ninguna",
  renameFact: "Cambiar el nombre de «{fact}»",
  renameIt: "Cambiar el nombre",
  newName: "Nombre nuevo",
  newNameHelp: "Los visitantes no lo ven. Lo que muestran las páginas no cambia.",
  makeCopy: "Crear la copia",
  language: "Idioma",
  copyHelp:
    "La copia está oculta y cada uno de sus textos espera a ser escrito, con el original en su lugar.",
};
