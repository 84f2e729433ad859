import { AppWindow } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { Presence } from "../../contract/presence.ts";
import { blockName } from "../state/names.ts";
import { say } from "../words/say.ts";
import styles from "./OthersHere.module.scss";

/** Says who else is on the page, or that it is open in other windows, and at which of its parts. */
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

/** Other people come before further windows of one's own. */
function inWords(others: Presence[], page: EditedPage, overview: Overview): string {
  const own = overview.team?.person.email;
  const people = others.filter(({ by }) => by && by.email !== own);
  const [first, ...more] = people.length > 0 ? people : others;
  if (!first) return "";
  const part = first.at === undefined ? undefined : blockName(page, first.at, overview);
  return first.by && people.length > 0
    ? peopleInWords(people, first.by.name, part)
    : windowsInWords(more.length + 1, part);
}

function peopleInWords(people: Presence[], name: string, part: string | undefined): string {
  const count = new Set(people.map(({ by }) => by?.email)).size;
  if (count > 1) return say("bar.otherPeople", { count });
  return part === undefined
    ? say("bar.otherPerson", { name })
    : say("bar.otherPersonAt", { name, part });
}

function windowsInWords(count: number, part: string | undefined): string {
  if (count > 1) return say("bar.otherWindows", { count });
  return part === undefined ? say("bar.otherWindow") : say("bar.otherWindowAt", { part });
}
