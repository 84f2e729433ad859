import { FilePlus2, Languages, MoveRight, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Overview, PageSummary } from "../../contract/answers.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { nameOf } from "../state/name-of.ts";
import type { Notice } from "../state/notices.ts";
import { isChanged, type Session } from "../state/session.ts";
import type { StudioState } from "../state/use-studio.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./dialogs.module.scss";
import { MovePageDialog } from "./MovePageDialog.tsx";
import { NewPageDialog } from "./NewPageDialog.tsx";
import { RemovePageDialog } from "./RemovePageDialog.tsx";
import { TranslatePageDialog } from "./TranslatePageDialog.tsx";

/** The wish for a new page that did not come from the button. */
export interface AskedPage {
  isNewPage: boolean;
  /** Is called once it was heard. */
  onNewPage: () => void;
}

/** New page, another address, delete: the authors' commands behind buttons. */
export function PageCommands({
  studio,
  overview,
  refresh,
  isNewPage,
  onNewPage,
}: {
  studio: StudioState;
  overview: Overview;
  refresh: () => Promise<void>;
} & AskedPage) {
  const { session } = studio;
  const open = siteFileKind(session.path ?? "") ? undefined : studio.open;
  const [dialog, setDialog] = useState<DialogName>();
  const close = () => setDialog(undefined);
  const ask = (wanted: DialogName) => {
    const obstacle = unsavedNotice(session);
    if (obstacle) studio.notify(obstacle);
    else setDialog(wanted);
  };
  useEffect(() => {
    if (!isNewPage) return;
    onNewPage();
    ask("new");
  });
  const done = async (opens: string | undefined) => {
    close();
    studio.dispatch({ kind: "cleared" });
    await refresh();
    if (opens !== undefined) await studio.show(opens);
  };
  return (
    <div className={styles.commands}>
      <TextButton icon={FilePlus2} onClick={() => ask("new")}>
        {say("dialogs.newPage")}
      </TextButton>
      {open && languagesOf(overview.pages, open.route).length > 0 && (
        <IconButton
          label={say("dialogs.translate")}
          icon={Languages}
          onClick={() => ask("translate")}
        />
      )}
      {open && open.route !== "/" && (
        <>
          <IconButton
            label={say("dialogs.changePageAddress")}
            icon={MoveRight}
            onClick={() => ask("move")}
          />
          <IconButton
            label={say("dialogs.deletePage")}
            icon={Trash2}
            onClick={() => ask("remove")}
          />
        </>
      )}
      {dialog && (
        <PageDialog
          name={dialog}
          route={open?.route}
          overview={overview}
          onDone={(opens) => void done(opens)}
          onClose={close}
        />
      )}
    </div>
  );
}

function unsavedNotice({ pages }: Session): Notice | undefined {
  const unsaved = Object.values(pages).filter(isChanged);
  if (unsaved.length === 0) return undefined;
  const names = unsaved.map(nameOf).join(", ");
  return { tone: "warning", text: say("dialogs.saveFirst", { names }) };
}

type DialogName = "new" | "translate" | "move" | "remove";

/** The languages that a page is not in yet. */
function languagesOf(pages: PageSummary[], route: string): PageSummary["languages"] {
  return pages.find((page) => page.route === route)?.languages ?? [];
}

/** The dialog of a command for the open page; a new page needs none. */
function PageDialog({
  name,
  route,
  overview: { pages, kinds },
  ...handlers
}: {
  name: DialogName;
  route: string | undefined;
  overview: Overview;
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
}) {
  if (name === "new")
    return <NewPageDialog pages={pages} kinds={kinds} beside={route} {...handlers} />;
  if (route === undefined) return null;
  if (name === "translate") {
    const languages = languagesOf(pages, route);
    return <TranslatePageDialog route={route} languages={languages} {...handlers} />;
  }
  if (name === "move") return <MovePageDialog route={route} {...handlers} />;
  return <RemovePageDialog route={route} pages={pages} {...handlers} />;
}
