import type { frame as en } from "../en/frame.ts";
import type { TranslationOf } from "../words.ts";

export const frame: TranslationOf<typeof en> = {
  cannotShow:
    "Esta sección de la página aún no se puede mostrar. Complete sus campos a la derecha.",
  same: "Esto es igual en todo el sitio.",
  gap: "Esto aún está por escribir.",
  partAt: "{name}, sección {at} de {count}",
  drag: "Arrastre para mover esta sección o pulse Alt con la flecha arriba o abajo",
  moved: "{name} es ahora la parte {at} de {count}.",
  entryAt: "{name}, {at} de {count}",
  dragEntry: "Arrastre para mover esta entrada o pulse Alt con la flecha arriba o abajo",
  entryMoved: "{name} es ahora {at} de {count}.",
  words: "Palabras seleccionadas",
};
