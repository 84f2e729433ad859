import { AppWindow } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { Presence } from "../../contract/presence.ts";
import { blockName } from "../state/field-names.ts";
import { say } from "../words/say.ts";
import styles from "./OthersHere.module.scss";

/** Says that the page is open in other windows, and at which of its parts. */
export function OthersHere({
  others,
  page,
  overview,
}: {
  others: Presence[];
  page: EditedPage;
  overview: Overview;
}) {
  const text = inWords(others, page, overview);
  return (
    <p className={styles.others} role="status" title={text}>
      {text !== "" && (
        <>
          <AppWindow aria-hidden="true" focusable="false" />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}

function inWords([first, ...more]: Presence[], page: EditedPage, overview: Overview): string {
  if (!first) return "";
  if (more.length > 0) return say("bar.otherWindows", { count: more.length + 1 });
  if (first.at === undefined) return say("bar.otherWindow");
  return say("bar.otherWindowAt", { part: blockName(page, first.at, overview) });
}
