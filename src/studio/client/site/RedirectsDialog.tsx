import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { Overview, PageSummary, RedirectSummary } from "../../contract/answers.ts";
import { addressable } from "../dialogs/addressable.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { PageSelect } from "../dialogs/PageSelect.tsx";
import field from "../form/Field.module.scss";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { ReadTable } from "./ReadTable.tsx";
import styles from "./RedirectsDialog.module.scss";
import { RedirectTable } from "./RedirectTable.tsx";
import { useRedirects } from "./use-redirects.ts";

/** All old addresses of the site and the pages that they lead to. */
export function RedirectsDialog({
  overview,
  onChanged,
  onClose,
}: {
  overview: Overview;
  onChanged: () => Promise<void>;
  onClose: () => void;
}) {
  const redirects = useRedirects(onChanged);
  const [wanted, setWanted] = useState("");
  const { list, read, problem, change } = redirects;
  const pages = addressable(overview.pages);
  const shown = (list ?? []).filter(({ from, to }) => `${from} ${to}`.includes(wanted.trim()));
  return (
    <Dialog title={say("site.redirects")} wide onClose={onClose}>
      <p className={dialogs.text}>{say("site.redirectsText")}</p>
      <div className={styles.tools}>
        <input
          type="search"
          className={field.input}
          aria-label={say("site.findAddress")}
          placeholder={say("site.findAddress")}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <TableButton onChoose={(file) => void redirects.readTable(file)} />
        <TextButton icon={Download} onClick={() => void redirects.save()}>
          {say("site.exportCsv")}
        </TextButton>
      </div>
      <p className={dialogs.problem} role="alert">
        {problem}
      </p>
      {read ? (
        <ReadTable
          read={read}
          onTake={() =>
            void change(read.changes).then((isDone) => isDone && redirects.forgetTable())
          }
          onClose={redirects.forgetTable}
        />
      ) : (
        <>
          <NewRedirect pages={pages} onAdd={(one) => change([one])} />
          {list && <RedirectTable list={shown} pages={pages} onChange={change} />}
        </>
      )}
    </Dialog>
  );
}

/** Takes a table from the disk. */
function TableButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextButton icon={Upload} onClick={() => input.current?.click()}>
        {say("site.importCsv")}
      </TextButton>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={say("site.table")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = "";
        }}
      />
    </>
  );
}

function NewRedirect({
  pages,
  onAdd,
}: {
  pages: PageSummary[];
  onAdd: (redirect: RedirectSummary) => Promise<boolean>;
}) {
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd({ from: from.trim(), to }).then((isDone) => isDone && setFrom(""));
      }}
    >
      <input
        className={field.input}
        aria-label={say("site.oldAddress")}
        placeholder={say("site.oldAddressExample")}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <label className={styles.label} htmlFor="redirect-page">
        {say("site.leadsTo")}
      </label>
      <PageSelect
        id="redirect-page"
        pages={pages}
        value={to}
        none={say("ui.choosePage")}
        onChoose={setTo}
      />
      <button type="submit" className={styles.add} disabled={from.trim() === "" || to === ""}>
        {say("ui.add")}
      </button>
    </form>
  );
}
