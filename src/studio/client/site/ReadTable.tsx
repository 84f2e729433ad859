import type { ReadRedirectsAnswer } from "../../contract/answers.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
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
    <section aria-label="What the table changes">
      <p className={dialogs.text}>
        {sentence(changes.length)} {same > 0 && `${lines(same)} as it is already.`}
      </p>
      {problems.length > 0 && (
        <>
          <h3>{lines(problems.length)} cannot be taken</h3>
          <ul className={styles.problems}>
            {problems.map(({ line, message }) => (
              <li key={line}>
                <strong>Line {line}:</strong> {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={dialogs.buttons}>
        <TextButton onClick={onClose}>Do nothing</TextButton>
        <TextButton look="primary" disabled={changes.length === 0} onClick={onTake}>
          {problems.length > 0 ? "Take the others" : "Take them"}
        </TextButton>
      </div>
    </section>
  );
}

function sentence(count: number): string {
  if (count === 0) return "The table changes nothing.";
  return count === 1 ? "The table changes 1 address." : `The table changes ${count} addresses.`;
}

function lines(count: number): string {
  return count === 1 ? "1 line" : `${count} lines`;
}
