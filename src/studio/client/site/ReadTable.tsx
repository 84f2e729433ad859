import type { ReadRedirectsAnswer } from "../../contract/answers.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { translated } from "../words/translated.ts";
import styles from "./RedirectsDialog.module.scss";

/** What a table of old addresses would change, and which of its lines cannot be taken. */
export function ReadTable({
  read: { changes, same, problems },
  onTake,
  onClose,
}: {
  read: ReadRedirectsAnswer;
  onTake: () => void;
  onClose: () => void;
}) {
  return (
    <section aria-label={say("site.whatChanges")}>
      <p className={dialogs.text}>
        {sentence(changes.length)} {same > 0 && say("site.same", { count: same })}
      </p>
      {problems.length > 0 && (
        <>
          <h3>{say("site.cannotTake", { count: problems.length })}</h3>
          <ul className={styles.problems}>
            {problems.map(({ line, message }) => (
              <li key={line}>
                <strong>{say("site.line", { number: line })}</strong> {translated(message)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={dialogs.buttons}>
        <TextButton onClick={onClose}>{say("ui.cancel")}</TextButton>
        <TextButton look="primary" disabled={changes.length === 0} onClick={onTake}>
          {problems.length > 0 ? say("site.takeOthers") : say("site.takeThem")}
        </TextButton>
      </div>
    </section>
  );
}

function sentence(count: number): string {
  if (count === 0) return say("site.changesNothing");
  return say("site.changes", { count });
}
