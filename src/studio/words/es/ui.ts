import type { ui as en } from "../en/ui.ts";
import type { TranslationOf } from "../words.ts";

export const ui: TranslationOf<typeof en> = {
  choose: "Elegir",
  add: "Añadir",
  delete: "Eliminar",
  cancel: "Cancelar",
  findPage: "Buscar una página",
  noPageFound: "Ninguna página tiene estas palabras en su nombre.",
  findFile: "Buscar un archivo",
  findFileBy: "Busque un archivo por su nombre o por lo que muestra",
  choosePage: "Elegir una página",
  hiddenRoute: "{route}, oculta",
  problems: "{count, plural, one {# problema} other {# problemas}}",
  pages: "{count, plural, one {# página} other {# páginas}}",
  changed: "cambiada",
  notSaved: "Aún sin guardar",
  close: "Cerrar",
  closeMessage: "Cerrar este mensaje",
  drag: "Mover {name}: arrastre, o pulse la barra espaciadora y las flechas",
  moveUp: "Mover {name} hacia arriba",
  moveDown: "Mover {name} hacia abajo",
  howToDrag:
    "Para moverlo, pulse la barra espaciadora y después las flechas. Otra vez la barra lo deja allí, y Escape lo devuelve a su sitio.",
  pickedUp: "{name}, en movimiento: {at} de {count}.",
  stands: "{name} está en el lugar {at} de {count}.",
  left: "{name} ha quedado en el lugar {at} de {count}.",
  back: "{name} ha vuelto al lugar {at} de {count}.",
  more: "Y {count} más. Escriba unas letras del nombre para encontrar una.",
};
