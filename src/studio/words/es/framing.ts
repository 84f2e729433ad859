import type { framing as en } from "../en/framing.ts";
import type { TranslationOf } from "../words.ts";

export const framing: TranslationOf<typeof en> = {
  title: "Recorte y enfoque",
  change: "Cambiar recorte y enfoque",
  help: "Arrastre los bordes para recortar. Haga clic en lo que siempre debe verse, por ejemplo una cara, o arrastre el punto hasta allí. Con el teclado: pulse Tab hasta un borde o hasta el punto y use las flechas.",
  shape: "Forma del recorte",
  any: "Cualquier forma",
  wide169: "Ancha (16:9)",
  card43: "Tarjeta (4:3)",
  square: "Cuadrada",
  tall34: "Alta (3:4)",
  shown: "Así se muestra",
  onPage: "En esta página",
  onCards: "En tarjetas",
  wide: "Ancha",
  size: "{width} × {height} de {fullWidth} × {fullHeight} píxeles",
  apply: "Usar esto",
  whole: "Mostrar la imagen entera",
  crop: "Recorte",
  cropAt:
    "{width} por ciento del ancho y {height} por ciento del alto, a {left} por ciento del borde izquierdo y a {top} por ciento del superior",
  focus: "Enfoque",
  focusAt: "A {x} por ciento del borde izquierdo y a {y} por ciento del superior",
  topEdge: "Borde superior",
  rightEdge: "Borde derecho",
  bottomEdge: "Borde inferior",
  leftEdge: "Borde izquierdo",
  cutOff: "{percent} por ciento recortado",
};
