import type { stage as en } from "../en/stage.ts";
import type { TranslationOf } from "../words.ts";

export const stage: TranslationOf<typeof en> = {
  phone: "Como en un teléfono",
  tablet: "Como en una tableta",
  computer: "Como en una computadora",
  width: "Ancho de la página",
  hint: "Haga clic en un texto para escribir ahí, o en una sección para cambiarla.",
  none: "ninguna",
  page: "Página: {title}",
};
