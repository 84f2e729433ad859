import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PageSummary, RedirectChange, RedirectSummary } from "../../contract/answers.ts";
import { PageSelect } from "../dialogs/PageSelect.tsx";
import field from "../form/Field.module.scss";
import { timesMark } from "../state/times-mark.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { TimesMark } from "../ui/TimesMark.tsx";
import { say } from "../words/say.ts";
import styles from "./RedirectsDialog.module.scss";

/** More lines are found by searching. */
const MAX = 200;

/** Old addresses, each with the page that it leads to. */
export function RedirectTable({
  list,
  pages,
  timeZone,
  onChange,
}: {
  list: RedirectSummary[];
  pages: PageSummary[];
  /** That of the site. */
  timeZone: string | undefined;
  onChange: (changes: RedirectChange[]) => Promise<boolean>;
}) {
  const [edited, setEdited] = useState<string>();
  if (list.length === 0) return <p className={field.help}>{say("site.noAddresses")}</p>;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say("site.oldAddress")}</th>
            <th scope="col">{say("bar.page")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {list.slice(0, MAX).map(({ from, to, ...times }) => (
            <tr key={from}>
              <th scope="row">
                {from}
                <RedirectTimes {...{ times, timeZone }} />
              </th>
              <td>
                {edited === from ? (
                  <Target from={from} to={to} pages={pages} onChange={onChange} />
                ) : (
                  titleOf(to, pages)
                )}
              </td>
              <td>
                <div className={styles.actions}>
                  <IconButton
                    label={say("site.changeTarget", { address: from })}
                    icon={Pencil}
                    pressed={edited === from}
                    onClick={() => setEdited(edited === from ? undefined : from)}
                  />
                  <IconButton
                    label={say("site.remove", { address: from })}
                    icon={Trash2}
                    onClick={() => void onChange([{ from }])}
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {list.length > MAX && (
        <p className={field.help}>{say("site.moreAddresses", { count: list.length - MAX })}</p>
      )}
    </>
  );
}

/** From when, or until when, an old address leads to its page. */
function RedirectTimes({
  times,
  timeZone,
}: {
  times: Pick<RedirectSummary, "publishAt" | "unpublishAt">;
  timeZone: string | undefined;
}) {
  const mark = timesMark({ ...times }, timeZone);
  return (
    mark && (
      <div>
        <TimesMark mark={mark} />
      </div>
    )
  );
}

function Target({
  from,
  to,
  pages,
  onChange,
}: RedirectSummary & {
  pages: PageSummary[];
  onChange: (changes: RedirectChange[]) => Promise<boolean>;
}) {
  const id = `redirect ${from}`;
  return (
    <>
      <label className={styles.hidden} htmlFor={id}>
        {say("site.where", { address: from })}
      </label>
      <PageSelect
        id={id}
        pages={pages}
        value={to}
        onChoose={(route) => void onChange([{ from, to: route }])}
      />
    </>
  );
}

function titleOf(route: string, pages: PageSummary[]) {
  const page = pages.find((one) => one.route === route);
  return (
    <>
      {page?.title} <span className={styles.label}>{route}</span>
    </>
  );
}
