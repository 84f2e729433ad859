import type { PageSummary } from "../../contract/answers.ts";
import styles from "../form/Dialogs.module.scss";
import { FirstOf } from "../ui/FirstOf.tsx";
import { say } from "../words/say.ts";

/** Pages to choose from: the first of them, where there are very many. */
export function PageList({
  pages,
  onChoose,
}: {
  pages: PageSummary[];
  onChoose: (page: PageSummary) => void;
}) {
  return (
    <ul className={styles.pages}>
      <FirstOf items={pages}>
        {(page) => (
          <li key={page.path}>
            <button type="button" className={styles.page} onClick={() => onChoose(page)}>
              {page.title}{" "}
              <span>{page.hidden ? say("ui.hiddenRoute", { route: page.route }) : page.route}</span>
            </button>
          </li>
        )}
      </FirstOf>
      {pages.length === 0 && <li>{say("ui.noPageFound")}</li>}
    </ul>
  );
}
