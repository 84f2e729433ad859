import { useEffect, useState } from "react";
import type { BackupAnswer } from "../../contract/drafts.ts";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";

const REASONS: Record<NonNullable<BackupAnswer["problem"]>, string> = {
  "remote-gone": say("drafts.backupRemoteGone"),
  "sign-in-refused": say("drafts.backupSignIn"),
  declined: say("drafts.backupDeclined"),
  "disk-full": say("drafts.backupDisk"),
  foreign: say("drafts.backupForeign"),
  "moved-on": say("drafts.backupFailed"),
  "in-use": say("drafts.backupFailed"),
  failed: say("drafts.backupFailed"),
};

/** Says why drafts are not kept at the site's repository, while they should be and are not. */
export function BackupNote() {
  const [{ problem }, setBackup] = useState<BackupAnswer>({ isOn: false });
  useEffect(() => void draftActions.backup().then(setBackup, () => undefined), []);
  if (problem === undefined) return null;
  return (
    <p className={styles.note}>
      {say("drafts.backupMissing")} {REASONS[problem]}
    </p>
  );
}
