export const shared = {
  about: "Sobre esta página",
  bar: "Sin publicar: un borrador de {name}",
  leave: "Salir del borrador",
  gone: "Este enlace ya no funciona",
  goneText: "Ha caducado o lo han retirado. Pida uno nuevo a quien se lo envió.",
  left: "Ha salido del borrador",
  leftText: "Para volver a verlo, abra el enlace que recibió.",
  broken: "Ahora no se puede mostrar este borrador",
  brokenText:
    "Antes hay que corregir algo en él. Pregunte a quien le envió el enlace y vuelva a cargar la página.",
};
