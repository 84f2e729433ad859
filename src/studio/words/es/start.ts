import type { start as en } from "../en/start.ts";
import type { TranslationOf } from "../words.ts";

export const start: TranslationOf<typeof en> = {
  start: "Inicio",
  howItWorks: "Cómo funciona",
  step1: "Elija una página",
  step1Text: "de la lista o cree una nueva.",
  step2: "Haga clic en un texto y escriba",
  step2Text: "o haga clic en cualquier sección de la página para cambiarla.",
  step3: "Pulse Guardar",
  step3Text: "No se pierde nada, y los visitantes lo ven en cuanto se publica.",
  goOn: "Continuar",
  throwAway: "Descartar",
  throwAwayAsked: "¿Descartar los cambios de «{title}»?",
  historyKeeps:
    "La página queda como se guardó por última vez. Su historial conserva lo que descarte.",
  throwThemAway: "Descartarlos",
  unreadable: "Estos cambios no se pueden leer.",
  unsaved:
    "{count, plural, one {Tiene cambios sin guardar en # página} other {Tiene cambios sin guardar en # páginas}}",
  changedSince: "{when}. La página ha cambiado desde entonces.",
  deletedSince: "{when}. La página se ha eliminado desde entonces.",
};
