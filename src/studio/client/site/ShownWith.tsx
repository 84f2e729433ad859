import type { PageSummary } from "../../contract/answers.ts";
import { addressable } from "../dialogs/addressable.ts";
import { PageSelect } from "../dialogs/PageSelect.tsx";
import { say } from "../words/say.ts";
import styles from "./ShownWith.module.scss";

/** Which page shows what is edited of the whole site. */
export function ShownWith({
  pages,
  route,
  onChoose,
}: {
  pages: PageSummary[];
  route: string;
  onChoose: (route: string) => void;
}) {
  return (
    <div className={styles.choice}>
      <label htmlFor="shown-with">{say("look.shownWith")}</label>
      <PageSelect id="shown-with" pages={addressable(pages)} value={route} onChoose={onChoose} />
    </div>
  );
}
