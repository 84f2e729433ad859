import type { studio as en } from "../en/studio.ts";
import type { TranslationOf } from "../words.ts";

export const studio: TranslationOf<typeof en> = {
  outOfReach:
    "Nicht verbunden. Ihre Arbeit bleibt in diesem Browser erhalten und wird gesendet, sobald das Studio wieder läuft.",
};
