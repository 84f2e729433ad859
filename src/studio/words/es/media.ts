import type { media as en } from "../en/media.ts";
import type { TranslationOf } from "../words.ts";

export const media: TranslationOf<typeof en> = {
  preparing: "La imagen se está preparando…",
  drop: "Arrastre aquí una imagen nueva o haga clic para buscar una",
  all: "Todas las imágenes y archivos",
  replace: "Sustituirlo en todas partes",
  usedBeside: "Ninguna página lo muestra. Lo usa un menú, el pie de página o el aspecto del sitio.",
  unused: "Nada lo usa.",
  deleteIt: "Eliminarlo",
  keepIt: "Conservarlo",
  replaceAsked: "¿Sustituir {file}?",
  showInstead: "Mostrar {file} en su lugar",
  wordsStay:
    "Las palabras que describen la imagen no cambian. Compruebe que correspondan a la nueva.",
  whatInstead: "¿Qué ocupa el lugar de {file}?",
  pixels: "{width} × {height} píxeles",
  alt: "Lo que dicen de él las páginas: «{text}»",
  shownOn: "{count, plural, one {Aparece en una página} other {Aparece en # páginas}}",
  deleteForGood: "Eliminar {file} para siempre",
  onPages: "{count, plural, one {En # página} other {En # páginas}}",
  folder: "Carpeta",
  allFolders: "Todas las carpetas",
  noFolder: "Sin carpeta",
  noFile: "Ningún archivo tiene estas palabras en su nombre.",
  video: "Vídeo",
  file: "Archivo",
  usedShort: "Usado fuera de las páginas",
  notUsed: "Sin usar",
};
