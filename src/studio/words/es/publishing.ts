import type { publishing as en } from "../en/publishing.ts";
import type { TranslationOf } from "../words.ts";

export const publishing: TranslationOf<typeof en> = {
  button: "Publicar",
  title: "Publicar",
  publish: "Publicar",
  publishAnyway: "Publicar de todos modos",
  publishNow: "Publicar ahora",
  goesLive: "Qué se publica",
  nothingNew: "Todo está publicado ya.",
  unsaved:
    "{count, plural, one {Aún sin guardar; los visitantes la siguen viendo como está: {names}.} other {Aún sin guardar; los visitantes las siguen viendo como están: {names}.}}",
  sentence: "Qué cambia, en una frase",
  sentenceHelp:
    "Figura en la lista de estados publicados, por ejemplo «Nuevos precios de verano». Si la deja vacía, se escribe por usted.",
  lookFirst: "Revise esto antes",
  mendFirst: "Esto tiene que estar bien antes",
  steps: "Pasos",
  stepPrepare: "Preparar",
  stepCheck: "Revisar todo el sitio",
  stepBuild: "Crear las páginas",
  stepPut: "Enviarlas",
  stepSwitch: "Publicar",
  stepAnnounce: "Terminar",
  isLive: "Publicado el {when}.",
  waits: "En espera: {sentence} ({name})",
  revisions: "Lo que estuvo publicado",
  live: "Publicado",
  goBack: "Volver a este",
  goBackReally: "Volver ahora",
  toGit: "Va a {name}",
  toFolder: "Va a la carpeta {name}",
  toStorage: "Va al almacenamiento {name}",
  missingGit:
    "Git no está instalado en este equipo. Lleva sus cambios al lugar desde donde se publica el sitio: instálelo desde git-scm.com y abra el estudio de nuevo.",
  missingRepository:
    "Esta carpeta no está conectada con el lugar desde donde se publica el sitio. Pida una copia conectada a quien configuró el sitio.",
  missingRemote:
    "Esta copia del sitio no sabe adónde enviar sus cambios. Pida la dirección a quien configuró el sitio.",
  missingBranch:
    "Esta copia muestra un estado del sitio distinto del que se publica. Pida a quien lo configuró que la ponga en el más reciente.",
  missingAuthor:
    "Git aún no conoce su nombre ni su correo. Se muestran junto a lo que publica. Escriba estas dos líneas en un terminal, con sus datos, y vuelva a abrir esta ventana.",
  yourName: "Su nombre",
  yourAddress: "usted@example.com",
  missingTargets: "No se puede leer la configuración de publicación.",
  failedFindings: "No se publicó: algo tiene que estar bien antes.",
  failedMovedOn:
    "No se publicó: otra persona ha publicado desde entonces. Ponga sus cambios al día y publique de nuevo.",
  failedRemoteGone:
    "No se publicó: el lugar desde donde se publica el sitio no responde. Sus cambios están a salvo; inténtelo más tarde.",
  failedSignIn:
    "No se publicó: la cuenta ya no tiene acceso. Pida a quien cuida el sitio que vuelva a conectarla.",
  failedDisk:
    "No se publicó: no queda espacio en el disco. Los visitantes ven el sitio como estaba.",
  failedInUse:
    "No se publicó: otro programa usa Git en esta carpeta o se cerró de golpe en ella. Inténtelo dentro de un minuto. Si sigue igual, cierre otros programas de Git y borre el archivo .git/index.lock.",
  failedReload:
    "No se publicó: el servidor web no aceptó las nuevas reglas. Los visitantes ven el sitio como estaba.",
  failedGone: "Este estado ya no existe.",
  failedLocked:
    "No se publicó: otro programa está publicando este sitio. Inténtelo cuando termine.",
  failed: "No se publicó. Los visitantes ven el sitio como estaba y sus cambios siguen aquí.",
};
