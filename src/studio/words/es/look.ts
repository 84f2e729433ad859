import type { look as en } from "../en/look.ts";
import type { TranslationOf } from "../words.ts";

export const look: TranslationOf<typeof en> = {
  look: "Aspecto",
  shownWith: "Mostrado con",
  computer: "Computadora",
  tablet: "Tableta",
  phone: "Teléfono",
};
