import { useCallback, useEffect, useMemo, useRef } from "react";
import { sendFile } from "./api.ts";
import type { Preview } from "./contract/answers.ts";
import type { Block } from "./contract/field.ts";
import { ConflictDialog } from "./dialogs/ConflictDialog.tsx";
import { PageCommands } from "./dialogs/PageCommands.tsx";
import { FormScopeProvider } from "./form/FormScope.tsx";
import { type FromFrame, listen, send } from "./frame/messages.ts";
import { Inspector } from "./inspector/Inspector.tsx";
import styles from "./Studio.module.scss";
import { Stage } from "./stage/Stage.tsx";
import { withInserted, withoutAnchor } from "./state/block-changes.ts";
import { isChanged } from "./state/session.ts";
import { type Shortcut, shortcutOf } from "./state/shortcuts.ts";
import { useOverview } from "./state/use-overview.ts";
import { usePreview } from "./state/use-preview.ts";
import { useRecovery } from "./state/use-recovery.ts";
import { useStudio } from "./state/use-studio.ts";
import { blocksOf } from "./state/values.ts";
import { TopBar } from "./TopBar.tsx";
import { PageTree } from "./tree/PageTree.tsx";
import { NoticeBar } from "./ui/NoticeBar.tsx";

/** The visual editor: pages on the left, the page in the middle, its form on the right. */
export function Studio() {
  const report = useRef<(message: string) => void>(() => undefined);
  const { overview, refresh } = useOverview(useCallback((message) => report.current(message), []));
  const studio = useStudio(overview?.id);
  report.current = studio.fail;
  const { session, open, dispatch } = studio;
  useRecovery(overview?.id, session.pages);

  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useFrame(frame, {
    select: (at) => dispatch({ kind: "selected", at }),
    press,
  });
  const issues = usePreview(open?.path, open?.page, shown.show);
  useEffect(() => shown.select(session.selected), [session.selected, shown]);
  useShortcuts(press);
  useAddress(session.path, overview !== undefined, studio.show);

  const changedPaths = Object.values(session.pages)
    .filter(isChanged)
    .map(({ path }) => path)
    .join("\n");
  const changed = useMemo(() => new Set(changedPaths.split("\n")), [changedPaths]);

  function press(key: Shortcut): void {
    if (key === "save") void studio.save().then(refresh);
    else dispatch({ kind: key === "undo" ? "undone" : "redone" });
  }

  async function upload(file: File): Promise<string> {
    const { path } = await sendFile<{ path: string }>(
      `upload?name=${encodeURIComponent(file.name)}`,
      file,
    );
    await refresh();
    return path;
  }

  /** Copies a block to the end of another page, and shows it there. */
  async function copyTo(block: Block, path: string): Promise<void> {
    const page = await studio.show(path);
    if (!page) return;
    const copy = withoutAnchor(block);
    const at = blocksOf(page).length;
    studio.edit(withInserted(page, at, copy), `copy ${at}`, { path, selected: at });
    studio.setNotice({
      tone: "good",
      text: "Copied to the end of this page. It is not saved yet.",
    });
  }

  const openPage = useRef(studio.show);
  openPage.current = studio.show;
  const onOpen = useCallback((path: string) => void openPage.current(path), []);

  return (
    <div className={styles.studio}>
      <TopBar studio={studio} brand={overview?.brand ?? ""} press={press} />
      <NoticeBar notice={studio.notice} onClose={() => studio.setNotice(undefined)} />
      <div className={styles.columns}>
        <div className={styles.pages}>
          {overview && <PageCommands studio={studio} overview={overview} refresh={refresh} />}
          <PageTree
            pages={overview?.pages ?? []}
            current={session.path}
            changed={changed}
            onOpen={onOpen}
          />
        </div>
        <main className={styles.stage}>
          <Stage frame={frame} title={open?.route ?? "none"} />
          {!open && <p className={styles.welcome}>Choose a page on the left to begin.</p>}
        </main>
        {open && overview && (
          <FormScopeProvider scope={{ overview, route: open.route, issues, upload }}>
            <Inspector
              key={open.path}
              overview={overview}
              page={open.page}
              selected={session.selected}
              onSelect={(at) => dispatch({ kind: "selected", at })}
              onChange={(page, name, selected) =>
                studio.edit(page, name, selected === undefined ? {} : { selected })
              }
              onCopy={(block, path) => void copyTo(block, path)}
            />
          </FormScopeProvider>
        )}
      </div>
      {studio.conflict && <ConflictDialog studio={studio} conflict={studio.conflict} />}
    </div>
  );
}

/** Talks with the frame: shows pages in it and hears what is clicked there. */
function useFrame(
  frame: React.RefObject<HTMLIFrameElement | null>,
  on: { select: (at: number) => void; press: (key: Shortcut) => void },
) {
  const handlers = useRef(on);
  handlers.current = on;
  const last = useRef<{ preview?: Preview; serial: number; selected?: number }>({ serial: 0 });
  const post = useRef({
    show(preview: Preview) {
      last.current.preview = preview;
      last.current.serial += 1;
      const { serial } = last.current;
      performance.mark(`studio:sent:${serial}`);
      send(frame.current?.contentWindow, { kind: "show", preview, serial });
    },
    select(at: number | undefined) {
      last.current.selected = at;
      send(frame.current?.contentWindow, { kind: "select", at });
    },
  });

  useEffect(
    () =>
      listen<FromFrame>(
        () => frame.current?.contentWindow,
        (message) => {
          const { preview, selected } = last.current;
          if (message.kind === "select") handlers.current.select(message.at);
          if (message.kind === "key") handlers.current.press(message.key);
          if (message.kind === "ready") {
            if (preview) post.current.show(preview);
            post.current.select(selected);
          }
        },
      ),
    [frame],
  );
  return post.current;
}

function useShortcuts(press: (key: Shortcut) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (!key) return;
      event.preventDefault();
      latest.current(key);
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  }, []);
}

/** Keeps the page in the address, so that loading the studio again shows it again. */
function useAddress(
  path: string | undefined,
  ready: boolean,
  show: (path: string) => Promise<unknown>,
): void {
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (ready && wanted !== "") void latest.current(wanted);
  }, [ready]);
  useEffect(() => {
    if (path !== undefined) history.replaceState(null, "", `#${path}`);
  }, [path]);
}
