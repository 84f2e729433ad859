import type { signIn as en } from "../en/sign-in.ts";
import type { TranslationOf } from "../words.ts";

export const signIn: TranslationOf<typeof en> = {
  title: "Anmelden",
  titleOf: "Bei {brand} anmelden",
  lead: "Im Studio wird diese Website bearbeitet. Anmelden kann sich nur, wer auf der Liste steht.",
  company: "Mit dem Firmenkonto anmelden",
  or: "oder",
  email: "E-Mail-Adresse",
  mailHelp: "Wir schicken Ihnen einen Link. Ein Passwort brauchen Sie nicht.",
  sendLink: "Link zuschicken",
  sent: "Sehen Sie in Ihr Postfach",
  sentText:
    "Steht {email} auf der Liste, ist ein Link unterwegs. Er gilt einmal und {minutes} Minuten lang.",
  sentHelp:
    "Nichts angekommen? Sehen Sie im Spam-Ordner nach, oder bitten Sie die Person, die die Website betreut, Sie einzutragen.",
  otherAddress: "Andere Adresse verwenden",
  confirm: "Fast geschafft",
  confirmText: "Drücken Sie den Knopf, um das Studio auf diesem Gerät zu öffnen.",
  open: "Studio öffnen",
  linkOver: "Dieser Link gilt nicht mehr",
  linkOverText: "Links gelten einmal und {minutes} Minuten lang. Fordern Sie einen neuen an.",
  again: "Zurück zur Anmeldung",
  notOnList: "{email} steht nicht auf der Liste",
  notOnListText:
    "Bitten Sie die Person, die die Website betreut, Sie einzutragen, oder melden Sie sich mit einem anderen Konto an.",
  unverified: "Ihre E-Mail-Adresse ist nicht bestätigt",
  unverifiedText:
    "Bestätigen Sie sie in Ihrem Firmenkonto und melden Sie sich dann noch einmal an.",
  failed: "Die Anmeldung wurde nicht fertig",
  failedText:
    "Ihr Firmenkonto hat keine brauchbare Antwort gegeben. Versuchen Sie es in einer Minute noch einmal.",
  expired:
    "Das hat zu lange gedauert oder wurde in einem anderen Browser geöffnet. Beginnen Sie hier neu.",
  tooOften: "Zu viele Versuche",
  tooOftenText: "Warten Sie ein paar Minuten und versuchen Sie es dann noch einmal.",
  notAnAddress: "Geben Sie eine E-Mail-Adresse ein, etwa ana@example.com.",
  signedOut: "Sie sind abgemeldet.",
  full: "Das Studio ist gerade voll",
  fullText:
    "Mehr Entwürfe kann es nicht gleichzeitig offen halten. Versuchen Sie es in ein paar Minuten noch einmal.",
  mailSubject: "Bei {brand} anmelden",
  mailText:
    "Öffnen Sie diesen Link, um sich im Studio von {brand} anzumelden:\n\n{link}\n\nEr gilt einmal und {minutes} Minuten lang. Haben Sie ihn nicht angefordert, dann beachten Sie diese E-Mail nicht weiter: Ohne sie kann sich niemand anmelden.",
};
