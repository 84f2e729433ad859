import type { studio as en } from "../en/studio.ts";
import type { TranslationOf } from "../words.ts";

export const studio: TranslationOf<typeof en> = {
  outOfReach:
    "Sin conexión. Su trabajo se conserva en este navegador y se enviará en cuanto el estudio vuelva a funcionar.",
};
