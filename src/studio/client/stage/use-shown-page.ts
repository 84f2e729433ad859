import { useEffect, useRef, useState } from "react";
import { WITH } from "../../../engine/model/block.ts";
import { appendPointer } from "../../../engine/model/pointer.ts";
import type { Head } from "../../../engine/model/resolved-page.ts";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { Overview, Preview } from "../../contract/answers.ts";
import type { BlockForm } from "../../contract/field.ts";
import type { SitePart } from "../../contract/site-files.ts";
import type { ClickedAround } from "../frame/around.ts";
import type { ClipEvent, FromFrame } from "../frame/messages.ts";
import { withEntryMoved, withMoved } from "../state/block-changes.ts";
import { previewAsker } from "../state/preview-asker.ts";
import type { OpenPage } from "../state/session.ts";
import type { Shortcut } from "../state/shortcuts.ts";
import { shownLists } from "../state/shown-lists.ts";
import { shownPicture } from "../state/shown-picture.ts";
import { usePreview } from "../state/use-preview.ts";
import type { StudioState } from "../state/use-studio.ts";
import { useFrame } from "./use-frame.ts";
import { useLinking } from "./use-linking.tsx";
import { useWriting } from "./use-writing.ts";

/** What the studio does with what happens on the page. */
export interface PageHandlers {
  /** Asks what is to be added at an index. */
  insert: (index: number) => void;
  /** Leads to the form of a block. */
  edit: (at: number) => void;
  clip: (event: ClipEvent) => void;
  press: (key: Shortcut) => void;
  /** Leads to a field of the form. */
  reveal: (pointer: string, focus: boolean) => void;
  /** Opens what was clicked in the header or in the footer, or the token of a chip. */
  openAround: (clicked: ClickedAround, frame: string) => Promise<void>;
  openToken: (token: string) => Promise<void>;
}

/** Where another picture is chosen. On a page that shows a shared part, its form asks first. */
function pictureControl(keys: string[]): string {
  const field = keys[2] === WITH ? keys.slice(0, 4) : [...keys, "src"];
  return field.reduce(appendPointer, "");
}

function namesOf(forms: BlockForm[]): Record<string, string> {
  return Object.fromEntries(forms.map(({ type, label }) => [type, label]));
}

/** Shows the open page in the frame, as it is edited, and edits it there. */
export function useShownPage(
  studio: StudioState,
  open: (OpenPage & { shown?: string; part?: SitePart | undefined }) | undefined,
  overview: Overview | undefined,
  on: PageHandlers,
) {
  const { session, dispatch } = studio;
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useFrame(frame, onMessage);
  const writing = useWriting({ studio, open, overview, frame: shown, reveal: on.reveal });
  const linking = useLinking(shown, overview, open?.route ?? "");
  const [asked] = useState(previewAsker);
  const [head, setHead] = useState<{ route: string; head?: Head }>();
  const issues = usePreview(asked, open ?? {}, overview, (preview) => {
    shown.show(preview, goalOf(preview));
    const next = { route: preview.route, head: preview.head };
    setHead((before) => (sameValue(before, next) ? before : next));
  });
  useEffect(() => shown.select(session.selected), [session.selected, shown]);
  const revealed = useRef("");
  /** The block that shows what is edited of the whole site, once on every page with which it is shown. */
  function goalOf({ route, goal }: Preview): number | undefined {
    const name = `${open?.path} ${open?.part} ${route}`;
    const at = open?.part === "form" ? goal?.form : goal?.shared;
    const isNew = revealed.current !== name;
    revealed.current = name;
    return isNew ? at : undefined;
  }
  const forms = overview?.forms.blocks;
  useEffect(() => shown.name(namesOf(forms ?? [])), [forms, shown]);

  function onMessage(message: FromFrame): void {
    // On a page that is shown with what is edited of the whole site, no block is edited.
    if (message.kind === "select" && open?.shown === undefined)
      dispatch({ kind: "selected", at: message.at });
    if (message.kind === "click-text") writing.begin(message.at, message.texts);
    if (message.kind === "click-picture" && open && overview) {
      const keys = shownPicture({ page: open.page, overview }, message.at, message.picture);
      if (keys) on.reveal(pictureControl(keys), true);
    }
    if (message.kind === "write") writing.write(message.text);
    if (message.kind === "written") writing.end(message.isWritable);
    if (message.kind === "click-around")
      void on.openAround(message.clicked, shown.preview()?.frame ?? "");
    if (message.kind === "click-token") void on.openToken(message.token);
    if (message.kind === "ask-link") linking.ask(message.target);
    if (message.kind === "insert") on.insert(message.at);
    if (message.kind === "edit") on.edit(message.at);
    if (message.kind === "move" && open) {
      const { from, to } = message;
      studio.edit(withMoved(open.page, from, to), `move ${from} ${to}`, { selected: to });
    }
    if (message.kind === "ask-lists") answerLists(message.at);
    if (message.kind === "edit-entry") on.reveal(message.pointer, true);
    if (message.kind === "move-entry" && open) {
      const { pointer, from, to } = message;
      studio.edit(withEntryMoved(open.page, pointer, message), `move ${pointer} ${from} ${to}`);
    }
    if (message.kind === "clip") on.clip(message.event);
    if (message.kind === "key") on.press(message.key);
  }

  function answerLists(at: number): void {
    const preview = shown.preview();
    if (!open || !overview || preview?.route !== open.route) return;
    shown.list(at, shownLists({ page: open.page, overview, shown: preview }, at));
  }

  return {
    frame,
    issues,
    dialog: linking.dialog,
    head: head?.route === open?.route ? head?.head : undefined,
  };
}
