import type { signIn as en } from "../en/sign-in.ts";
import type { TranslationOf } from "../words.ts";

export const signIn: TranslationOf<typeof en> = {
  title: "Iniciar sesión",
  titleOf: "Iniciar sesión en {brand}",
  lead: "En el estudio se edita este sitio. Solo puede entrar quien está en la lista.",
  company: "Continuar con la cuenta de la empresa",
  or: "o",
  email: "Correo electrónico",
  mailHelp: "Le enviaremos un enlace. No hace falta contraseña.",
  sendLink: "Enviarme un enlace",
  sent: "Mire su correo",
  sentText:
    "Si {email} está en la lista, el enlace ya va en camino. Sirve una vez, durante {minutes} minutos.",
  sentHelp:
    "¿No ha llegado nada? Mire en la carpeta de spam, o pida a quien se ocupa del sitio que le añada.",
  otherAddress: "Usar otra dirección",
  confirm: "Ya casi está",
  confirmText: "Pulse el botón para abrir el estudio en este dispositivo.",
  open: "Abrir el estudio",
  linkOver: "Este enlace ya no sirve",
  linkOverText: "Los enlaces sirven una vez, durante {minutes} minutos. Pida uno nuevo.",
  again: "Volver al inicio de sesión",
  notOnList: "{email} no está en la lista",
  notOnListText: "Pida a quien se ocupa del sitio que le añada, o entre con otra cuenta.",
  unverified: "Su correo electrónico no está verificado",
  unverifiedText: "Verifíquelo en la cuenta de su empresa y vuelva a iniciar sesión.",
  failed: "No se pudo iniciar la sesión",
  failedText: "La cuenta de su empresa no dio una respuesta válida. Pruebe de nuevo en un minuto.",
  expired: "Ha pasado demasiado tiempo, o se abrió en otro navegador. Empiece de nuevo aquí.",
  tooOften: "Demasiados intentos",
  tooOftenText: "Espere unos minutos y pruebe de nuevo.",
  notAnAddress: "Escriba un correo electrónico, por ejemplo ana@example.com.",
  signedOut: "Ha cerrado la sesión.",
  full: "El estudio está lleno ahora mismo",
  fullText: "No puede tener más borradores abiertos a la vez. Pruebe de nuevo en unos minutos.",
  mailSubject: "Iniciar sesión en {brand}",
  mailText:
    "Abra este enlace para entrar en el estudio de {brand}:\n\n{link}\n\nSirve una vez, durante {minutes} minutos. Si no lo ha pedido usted, no haga caso de este correo: sin él nadie puede entrar.",
};
