import type { inspector as en } from "../en/inspector.ts";
import type { TranslationOf } from "../words.ts";

export const inspector: TranslationOf<typeof en> = {
  addHere: "Añadir una sección aquí",
  thisPart: "Esta sección",
  moveUp: "Subir",
  moveDown: "Bajar",
  duplicate: "Duplicar",
  copy: "Copiar",
  copyToPage: "Copiar en otra página",
  share: "Compartir con otras páginas",
  whatToAdd: "¿Qué desea añadir?",
  findPart: "Buscar una sección",
  findPartBy: "Busque una sección por su finalidad",
  pastePart: "Pegar una sección copiada",
  noPartFound: "Ninguna sección tiene estas palabras en su nombre ni en su descripción.",
  example: "Un ejemplo: {part}",
  addBelow: "Añadir una sección debajo de «{part}»",
  problem: "problema",
  toCheck: "por revisar",
  copyToWhich: "¿En qué página desea copiarla?",
  form: "Formulario",
  wholePage: "Toda la página",
  thisPage: "Esta página",
  parts: "Secciones de la página",
  aboutPage: "Sobre la página",
  searchResult: "En los resultados de búsqueda",
  readability: "Cómo se lee",
  readsEasily: "Fácil de leer.",
  readsFairly: "Requiere algo de atención.",
  readsHard: "Difícil de leer.",
  perSentence: "Una frase tiene {count, plural, one {una palabra} other {# palabras}} de media.",
  longSentences:
    "{count, plural, one {Una frase es larga: dos cortas se leen antes.} other {# frases son largas: las más cortas se leen antes.}}",
  shareCard: "Al compartirla",
  shareNote:
    "La imagen se dibuja de nuevo con el título, la marca y la imagen de la página cada vez que se crea el sitio.",
  shareWithoutPicture: "No se muestra ninguna imagen: este sitio no tiene ninguna para compartir.",
  keptOut: "Esta página no aparece en los buscadores.",
  allShown: "El título y la descripción son lo bastante cortos para mostrarse enteros.",
  cutTitle:
    "Es probable que los buscadores corten el título ({title} de unos {mostTitle} caracteres).",
  cutDescription:
    "Es probable que los buscadores corten la descripción ({description} de unos {mostDescription} caracteres).",
  cutBoth:
    "Es probable que los buscadores corten el título ({title} de unos {mostTitle} caracteres) y la descripción ({description} de unos {mostDescription}).",
  takeOut: "Quitarlo",
  copied: "Copiada al final de esta página. Aún no está guardada.",
  shared:
    "Ahora otras páginas pueden mostrar esta sección: añádala en ellas desde «Secciones compartidas». Se cambia para todas en «Sitio». Guarde esta página para mostrarla aquí.",
  changedMeanwhile: "Esta sección ha cambiado entretanto. Vuelva a compartirla.",
  changeEverywhere: "Cambiar en todas",
  onlyHere: "Solo aquí",
  onlyOnThisPage: "Solo en esta página",
  useShared: "Volver al texto compartido",
  notSaid: "Lo que la sección compartida no dice",
  stopSharing: "Dejar de compartir aquí",
};
