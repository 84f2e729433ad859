import type {
  MissingForPublishing,
  PublishFailure,
  PublishFailureReason,
  PublishStep,
  PublishTargetSummary,
} from "../../contract/publishing.ts";
import { say } from "../words/say.ts";

export const STEP_WORDS: Record<PublishStep, string> = {
  prepare: say("publishing.stepPrepare"),
  check: say("publishing.stepCheck"),
  build: say("publishing.stepBuild"),
  put: say("publishing.stepPut"),
  switch: say("publishing.stepSwitch"),
  announce: say("publishing.stepAnnounce"),
};

export const MISSING_WORDS: Record<MissingForPublishing, string> = {
  git: say("publishing.missingGit"),
  repository: say("publishing.missingRepository"),
  remote: say("publishing.missingRemote"),
  branch: say("publishing.missingBranch"),
  author: say("publishing.missingAuthor"),
  targets: say("publishing.missingTargets"),
};

/** What tells Git who somebody is. */
export const AUTHOR_LINES = [
  `git config --global user.name "${say("publishing.yourName")}"`,
  `git config --global user.email ${say("publishing.yourAddress")}`,
].join("\n");

const FAILURES: Record<PublishFailureReason, string> = {
  findings: say("publishing.failedFindings"),
  "moved-on": say("publishing.failedMovedOn"),
  "remote-gone": say("publishing.failedRemoteGone"),
  "sign-in-refused": say("publishing.failedSignIn"),
  "disk-full": say("publishing.failedDisk"),
  "in-use": say("publishing.failedInUse"),
  "reload-failed": say("publishing.failedReload"),
  gone: say("publishing.failedGone"),
  locked: say("publishing.failedLocked"),
  failed: say("publishing.failed"),
};

/** What went wrong, with what was done about it. */
export function failureInWords({ reason }: PublishFailure): string {
  return FAILURES[reason];
}

const TARGETS: Record<PublishTargetSummary["to"], string> = {
  git: "publishing.toGit",
  folder: "publishing.toFolder",
  s3: "publishing.toStorage",
};

/** Where pages go, for example "to the branch main of example.com/site.git". */
export function targetInWords({ to, name }: PublishTargetSummary): string {
  return say(TARGETS[to] as "publishing.toGit", { name });
}
