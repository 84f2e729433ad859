import { FilePlus2, MoveRight, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { isChanged } from "../state/session.ts";
import type { StudioState } from "../state/use-studio.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import styles from "./dialogs.module.scss";
import { MovePageDialog } from "./MovePageDialog.tsx";
import { NewPageDialog } from "./NewPageDialog.tsx";
import { RemovePageDialog } from "./RemovePageDialog.tsx";

/** New page, another address, delete: the authors' commands behind buttons. */
export function PageCommands({
  studio,
  overview,
  refresh,
}: {
  studio: StudioState;
  overview: Overview;
  refresh: () => Promise<void>;
}) {
  const { open, session } = studio;
  const [dialog, setDialog] = useState<"new" | "move" | "remove">();
  const close = () => setDialog(undefined);
  const ask = (wanted: "new" | "move" | "remove") => {
    const unsaved = Object.values(session.pages).filter(isChanged);
    if (unsaved.length === 0) setDialog(wanted);
    else
      studio.notify({
        tone: "warning",
        text: `Save your changes first, or undo them: ${unsaved.map(({ route }) => route).join(", ")}.`,
      });
  };
  const done = async (opens: string | undefined) => {
    close();
    studio.dispatch({ kind: "cleared" });
    await refresh();
    if (opens !== undefined) await studio.show(opens);
  };
  const finish = (opens: string | undefined) => void done(opens);
  return (
    <div className={styles.commands}>
      <TextButton icon={FilePlus2} onClick={() => ask("new")}>
        New page
      </TextButton>
      {open && open.route !== "/" && (
        <>
          <IconButton
            label="Change the page's address"
            icon={MoveRight}
            onClick={() => ask("move")}
          />
          <IconButton label="Delete the page" icon={Trash2} onClick={() => ask("remove")} />
        </>
      )}
      {dialog === "new" && (
        <NewPageDialog
          pages={overview.pages}
          below={folderOf(open?.route)}
          onDone={finish}
          onClose={close}
        />
      )}
      {dialog === "move" && open && (
        <MovePageDialog route={open.route} onDone={finish} onClose={close} />
      )}
      {dialog === "remove" && open && (
        <RemovePageDialog
          route={open.route}
          pages={overview.pages}
          onDone={finish}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The page above; a new page is first thought to stand beside the open one. */
function folderOf(route: string | undefined): string {
  return route?.slice(0, route.lastIndexOf("/")) || "/";
}
