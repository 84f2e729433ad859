import { X } from "lucide-react";
import type { Notice } from "../state/notices.ts";
import { say } from "../words/say.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./NoticeBar.module.scss";
import { TextButton } from "./TextButton.tsx";

/** What the studio has to say, with what can be done about it. What goes by itself has no way to be closed. */
export function NoticeBar({ notice, onClose }: { notice?: Notice; onClose?: () => void }) {
  return (
    <div role="status">
      {notice && (
        <div className={styles[notice.tone]}>
          <p>{notice.text}</p>
          {notice.offers?.map(({ label, run }) => (
            <TextButton
              key={label}
              onClick={() => {
                onClose?.();
                run();
              }}
            >
              {label}
            </TextButton>
          ))}
          {onClose && <IconButton label={say("ui.closeMessage")} icon={X} onClick={onClose} />}
        </div>
      )}
    </div>
  );
}
