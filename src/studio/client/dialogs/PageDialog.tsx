import type { Overview } from "../../contract/answers.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import type { StudioState } from "../state/use-studio.ts";
import { MovePageDialog } from "./MovePageDialog.tsx";
import { NewPageDialog } from "./NewPageDialog.tsx";
import { languagesOf, type PageCommand } from "./page-commands.ts";
import { RemovePageDialog } from "./RemovePageDialog.tsx";
import { TranslatePageDialog } from "./TranslatePageDialog.tsx";

/** The dialog of a command for the open page; a new page needs none. */
export function PageDialog({
  command,
  studio,
  overview: { pages, kinds },
  refresh,
  onClose,
}: {
  command: PageCommand;
  studio: StudioState;
  overview: Overview;
  refresh: () => Promise<void>;
  onClose: () => void;
}) {
  const { open } = studio;
  const route = open && !siteFileKind(open.path) ? open.route : undefined;
  const done = async (opens: string | undefined) => {
    onClose();
    studio.dispatch({ kind: "cleared" });
    await refresh();
    if (opens !== undefined) await studio.show(opens);
  };
  const handlers = { onDone: (opens: string | undefined) => void done(opens), onClose };
  if (command === "new-page")
    return <NewPageDialog pages={pages} kinds={kinds} beside={route} {...handlers} />;
  if (route === undefined) return null;
  if (command === "translate") {
    const languages = languagesOf(pages, route);
    return <TranslatePageDialog route={route} languages={languages} {...handlers} />;
  }
  if (command === "move") return <MovePageDialog route={route} {...handlers} />;
  return <RemovePageDialog route={route} pages={pages} {...handlers} />;
}
