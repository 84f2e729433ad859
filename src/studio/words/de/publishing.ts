import type { publishing as en } from "../en/publishing.ts";
import type { TranslationOf } from "../words.ts";

export const publishing: TranslationOf<typeof en> = {
  button: "Veröffentlichen",
  title: "Veröffentlichen",
  publish: "Veröffentlichen",
  publishAnyway: "Trotzdem veröffentlichen",
  publishNow: "Jetzt veröffentlichen",
  goesLive: "Was veröffentlicht wird",
  nothingNew: "Es ist alles schon veröffentlicht.",
  unsaved:
    "{count, plural, one {Noch nicht gespeichert, bleibt also für Besucher, wie es ist: {names}.} other {Noch nicht gespeichert, bleiben also für Besucher, wie sie sind: {names}.}}",
  sentence: "Was sich ändert, in einem Satz",
  sentenceHelp:
    "Er steht in der Liste der veröffentlichten Stände, zum Beispiel „Neue Preise für den Sommer“. Bleibt er leer, wird er für Sie geschrieben.",
  lookFirst: "Sehen Sie sich das erst an",
  mendFirst: "Das muss erst stimmen",
  steps: "Schritte",
  stepPrepare: "Vorbereiten",
  stepCheck: "Die ganze Website prüfen",
  stepBuild: "Die Seiten bauen",
  stepPut: "Übertragen",
  stepSwitch: "Umschalten",
  stepAnnounce: "Abschließen",
  isLive: "Veröffentlicht am {when}.",
  waits: "Wartet: {sentence} ({name})",
  revisions: "Was veröffentlicht war",
  live: "Veröffentlicht",
  goBack: "Hierauf zurückgehen",
  goBackReally: "Jetzt zurückgehen",
  toGit: "Geht nach {name}",
  toFolder: "Geht in den Ordner {name}",
  toStorage: "Geht in den Speicher {name}",
  missingGit:
    "Git ist auf diesem Rechner nicht installiert. Es bringt Ihre Änderungen dorthin, von wo die Website veröffentlicht wird: Installieren Sie es von git-scm.com und öffnen Sie das Studio noch einmal.",
  missingRepository:
    "Dieser Ordner ist nicht mit dem Ort verbunden, von dem die Website veröffentlicht wird. Bitten Sie, wer die Website eingerichtet hat, um eine Kopie, die es ist.",
  missingRemote:
    "Diese Kopie der Website weiß nicht, wohin mit ihren Änderungen. Fragen Sie, wer die Website eingerichtet hat, nach der Adresse.",
  missingBranch:
    "Diese Kopie zeigt einen anderen Stand der Website als den, der veröffentlicht wird. Bitten Sie, wer die Website eingerichtet hat, sie auf den neuesten zu bringen.",
  missingAuthor:
    "Git kennt Ihren Namen und Ihre E-Mail-Adresse noch nicht. Beides steht bei dem, was Sie veröffentlichen. Geben Sie diese beiden Zeilen mit Ihren Angaben in einem Terminal ein, und öffnen Sie dieses Fenster dann noch einmal.",
  yourName: "Ihr Name",
  yourAddress: "sie@example.com",
  missingTargets: "Die Einstellungen zum Veröffentlichen sind nicht lesbar.",
  failedFindings: "Nicht veröffentlicht: Erst muss etwas stimmen.",
  failedMovedOn:
    "Nicht veröffentlicht: Jemand anderes hat inzwischen veröffentlicht. Bringen Sie Ihre Änderungen auf den neuesten Stand und veröffentlichen Sie noch einmal.",
  failedRemoteGone:
    "Nicht veröffentlicht: Der Ort, von dem die Website veröffentlicht wird, antwortet nicht. Ihre Änderungen sind sicher; versuchen Sie es später noch einmal.",
  failedSignIn:
    "Nicht veröffentlicht: Das Konto wird nicht mehr hereingelassen. Bitten Sie, wer die Website betreut, es wieder anzumelden.",
  failedDisk:
    "Nicht veröffentlicht: Auf der Festplatte ist kein Platz mehr. Besucher sehen die Website wie zuvor.",
  failedInUse:
    "Nicht veröffentlicht: Ein anderes Programm arbeitet in diesem Ordner mit Git oder wurde dort abgebrochen. Versuchen Sie es in einer Minute noch einmal. Bleibt es so, schließen Sie andere Programme für Git und löschen Sie die Datei .git/index.lock.",
  failedReload:
    "Nicht veröffentlicht: Der Webserver hat die neuen Regeln nicht angenommen. Besucher sehen die Website wie zuvor.",
  failedGone: "Diesen Stand gibt es nicht mehr.",
  failedLocked:
    "Nicht veröffentlicht: Ein anderes Programm veröffentlicht gerade diese Website. Versuchen Sie es danach noch einmal.",
  failed:
    "Nicht veröffentlicht. Besucher sehen die Website wie zuvor, und Ihre Änderungen sind noch da.",
};
