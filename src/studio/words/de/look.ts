import type { look as en } from "../en/look.ts";
import type { TranslationOf } from "../words.ts";

export const look: TranslationOf<typeof en> = {
  look: "Aussehen",
  shownWith: "Gezeigt mit",
  computer: "Computer",
  tablet: "Tablet",
  phone: "Telefon",
};
