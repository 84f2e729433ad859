import { Download, Redo2, Save, Undo2, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type {
  Overview,
  PageSummary,
  RedirectDraft,
  RedirectSummary,
} from "../../contract/answers.ts";
import { addressable } from "../dialogs/addressable.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { PageSelect } from "../dialogs/PageSelect.tsx";
import field from "../form/Field.module.scss";
import { shortcutOf } from "../state/shortcuts.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { ReadTable } from "./ReadTable.tsx";
import styles from "./RedirectsDialog.module.scss";
import { RedirectTable } from "./RedirectTable.tsx";
import { typedPath } from "./typed-path.ts";
import type { ChangeDraft } from "./use-redirect-draft.ts";
import { useRedirects } from "./use-redirects.ts";

/** All old addresses of the site and the pages that they lead to. */
export function RedirectsDialog({
  overview,
  draft,
  changeDraft,
  onChanged,
  onClose,
}: {
  overview: Overview;
  draft: RedirectDraft;
  changeDraft: ChangeDraft;
  onChanged: () => Promise<void>;
  onClose: () => void;
}) {
  const redirects = useRedirects(draft, changeDraft, onChanged);
  const [wanted, setWanted] = useState("");
  useKeys(redirects);
  const { list, read, problem, change, isChanged } = redirects;
  const pages = addressable(overview.pages);
  const shown = (list ?? []).filter(({ from, to }) => `${from} ${to}`.includes(wanted.trim()));
  return (
    <Dialog title={say("site.redirects")} wide onClose={onClose}>
      <p className={dialogs.text}>{say("site.redirectsText")}</p>
      <div className={styles.saving}>
        <span role="status">{say(isChanged ? "bar.notSaved" : "bar.saved")}</span>
        <IconButton
          label={say("bar.undo")}
          icon={Undo2}
          idle={draft.past.length === 0}
          onClick={() => void redirects.undo()}
        />
        <IconButton
          label={say("bar.redo")}
          icon={Redo2}
          idle={draft.future.length === 0}
          onClick={() => void redirects.redo()}
        />
        <TextButton
          icon={Save}
          look="primary"
          idle={!isChanged}
          onClick={() => void redirects.save()}
        >
          {say("bar.save")}
        </TextButton>
      </div>
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
        <TextButton icon={Download} onClick={() => void redirects.exportTable()}>
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
          <NewRedirect url={overview.url} pages={pages} onAdd={(one) => change([one])} />
          {list && (
            <RedirectTable
              list={shown}
              pages={pages}
              timeZone={overview.timeZone}
              onChange={change}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The keys that undo, redo and save everywhere do so here for what is changed here. */
function useKeys({ undo, redo, save }: ReturnType<typeof useRedirects>): void {
  const latest = useRef({ undo, redo, save });
  latest.current = { undo, redo, save };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key !== "undo" && key !== "redo" && key !== "save") return;
      event.preventDefault();
      event.stopPropagation();
      void latest.current[key]();
    };
    // Before the studio hears them, which would undo what was done on a page.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
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
  url,
  pages,
  onAdd,
}: {
  url: string;
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
        void onAdd({ from: typedPath(from, url), to }).then((isDone) => isDone && setFrom(""));
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
