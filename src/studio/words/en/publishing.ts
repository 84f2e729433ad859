export const publishing = {
  button: "Publish",
  title: "Publish",
  publish: "Publish",
  publishAnyway: "Publish all the same",
  publishNow: "Publish now",
  goesLive: "What goes live",
  nothingNew: "Everything is live already.",
  unsaved:
    "{count, plural, one {Not saved yet, so it stays as it is for visitors: {names}.} other {Not saved yet, so they stay as they are for visitors: {names}.}}",
  sentence: "What changes, in a sentence",
  sentenceHelp:
    "It stands in the list of published states, for example “New prices for summer”. Leave it empty to have it written for you.",
  lookFirst: "Look at this first",
  mendFirst: "This has to be right first",
  steps: "Steps",
  stepPrepare: "Getting ready",
  stepCheck: "Checking the whole site",
  stepBuild: "Making the pages",
  stepPut: "Sending them",
  stepSwitch: "Going live",
  stepAnnounce: "Finishing",
  isLive: "Live since {when}.",
  waits: "Waiting: {sentence} ({name})",
  revisions: "What was live",
  live: "Live",
  goBack: "Go back to this",
  goBackReally: "Go back now",
  toGit: "Goes to {name}",
  toFolder: "Goes to the folder {name}",
  toStorage: "Goes to the storage {name}",
  missingGit:
    "Git is not installed on this computer. It brings your changes to where the site is published from: install it from git-scm.com, then open the studio again.",
  missingRepository:
    "This folder is not connected to the place where the site is published from. Ask whoever set up the site for a copy that is.",
  missingRemote:
    "This copy of the site does not know where to send its changes. Ask whoever set up the site for the address.",
  missingBranch:
    "This copy shows another state of the site than the one that is published. Ask whoever set up the site to bring it to the newest one.",
  missingAuthor:
    "Git does not know your name and your e-mail address yet. They are shown beside what you publish. Enter these two lines in a terminal, with your own, then open this window again.",
  yourName: "Your Name",
  yourAddress: "you@example.com",
  missingTargets: "The settings of publishing cannot be read.",
  failedFindings: "Not published: something has to be right first.",
  failedMovedOn:
    "Not published: somebody else has published since. Bring your changes up to date, then publish again.",
  failedRemoteGone:
    "Not published: the place where the site is published from does not answer. Your changes are safe; try again in a while.",
  failedSignIn:
    "Not published: the account is not let in any more. Ask whoever looks after the site to sign it in again.",
  failedDisk: "Not published: there is no room left on the disk. Visitors see the site as it was.",
  failedInUse:
    "Not published: another program uses Git in this folder, or was ended there. Try again in a minute. If it stays so, close other programs for Git and delete the file .git/index.lock.",
  failedReload:
    "Not published: the web server did not take in the new rules. Visitors see the site as it was.",
  failedGone: "This state is not there any more.",
  failedLocked:
    "Not published: another program is publishing this site. Try again when it is done.",
  failed: "Not published. Visitors see the site as it was, and your changes are still here.",
} as const;
