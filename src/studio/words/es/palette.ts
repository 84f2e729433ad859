import type { palette as en } from "../en/palette.ts";
import type { TranslationOf } from "../words.ts";

export const palette: TranslationOf<typeof en> = {
  what: "Páginas, secciones, textos y acciones",
  found: "Resultados",
  nothing: "Nada tiene estas palabras.",
  newPage: "Página nueva",
  actions: "Acciones",
  parts: "Secciones de esta página",
  site: "Sitio",
  inTexts: "En los textos",
};
