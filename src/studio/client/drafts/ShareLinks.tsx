import { Copy, Link, Unlink } from "lucide-react";
import { useState } from "react";
import type { DraftAnswer } from "../../contract/drafts.ts";
import { whenOf } from "../state/notices.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";
import type { Drafts } from "./use-drafts.ts";

/** The links that show a draft to people without an account. An address is shown once, when its link is made. */
export function ShareLinks({ draft, run }: { draft: DraftAnswer; run: Drafts["run"] }) {
  const { id, shares } = draft;
  const [made, setMade] = useState<{ id: string; address: string }>();
  const [isCopied, setCopied] = useState(false);
  const title = say("drafts.sharing");
  const isGood = shares.some((share) => share.id === made?.id);
  const make = () =>
    run(async () => {
      const share = await draftActions.share(id);
      setCopied(false);
      setMade({ id: share.id, address: new URL(share.address, location.href).href });
    });
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <p className={styles.about}>{say("drafts.sharingHelp")}</p>
      <ul>
        {shares.map((share) => (
          <li key={share.id} className={styles.share}>
            <span>
              {say("drafts.shareOf", { name: share.by.name, until: whenOf(share.expiresAt) })}
            </span>
            <TextButton
              icon={Unlink}
              onClick={() => void run(() => draftActions.revoke(id, share.id))}
            >
              {say("drafts.revoke")}
            </TextButton>
          </li>
        ))}
      </ul>
      <div role="status">
        {made !== undefined && isGood && (
          <div className={styles.made}>
            <code>{made.address}</code>
            <TextButton
              icon={Copy}
              onClick={() =>
                void navigator.clipboard.writeText(made.address).then(() => setCopied(true))
              }
            >
              {isCopied ? say("drafts.copied") : say("drafts.copy")}
            </TextButton>
            <p className={styles.about}>{say("drafts.shareOnce")}</p>
          </div>
        )}
      </div>
      <p className={styles.shareNew}>
        <TextButton icon={Link} onClick={() => void make()}>
          {say("drafts.share")}
        </TextButton>
      </p>
    </section>
  );
}
