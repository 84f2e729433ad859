import {
  type FragmentInstance,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { App } from "../../../client/App.tsx";
import { directionOf } from "../../../engine/model/direction.ts";
import { pointerKeys } from "../../../engine/model/pointer.ts";
import type { Shell } from "../../../engine/model/resolved-page.ts";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { Preview } from "../../contract/answers.ts";
import { withChanges } from "../../contract/changed-blocks.ts";
import { live } from "../live.ts";
import { listenToClipboard } from "../state/listen-to-clipboard.ts";
import { useShortcuts } from "../state/use-shortcuts.ts";
import { aroundAt } from "./around.ts";
import { Bounds } from "./Bounds.tsx";
import { type Box, blockAt, boxOf } from "./boxes.ts";
import { useEntries } from "./entries/use-entries.ts";
import { BlocksContext, type Fragments, FrameBlocks } from "./FrameBlocks.tsx";
import { fetchFrame } from "./fetch-frame.ts";
import { type ClipEvent, listen, send, type ToFrame } from "./messages.ts";
import { pictureUnder } from "./picture-under.ts";
import { TOOLS, usePointer } from "./use-pointer.ts";
import { useReveal } from "./use-reveal.ts";
import { useSingleStop } from "./use-single-stop.ts";
import { useToolSize } from "./use-tool-size.ts";
import { textsUnder } from "./writing/shown-text.ts";
import { useSelectedWords } from "./writing/use-selected-words.ts";
import { WritingTools } from "./writing/WritingTools.tsx";
import { Writer } from "./writing/writer.ts";

const EMPTY_HEAD = { title: "", description: "", canonical: "", noindex: true };

interface Shown {
  preview: Preview;
  serial: number;
}

/** The edited page, shown by the same components as the site. Links lead nowhere; a click selects a block. */
export function FramePage({ shell: first }: { shell: Shell }) {
  const [shown, setShown] = useState<Shown>();
  const [selected, setSelected] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const fragments = useRef<(FragmentInstance | null)[]>([]);
  const boxes = () => fragments.current.map(boxOrNothing);
  const reveal = useReveal(fragments, shown);
  const lists = useEntries(fragments, shown, hovered, selected);
  const latest = useRef<Shown>(undefined);
  const show = (next: Shown) => {
    latest.current = next;
    setShown((before) => keepingBlocks(before, next, writer.at));
  };
  const [writer] = useState(
    () =>
      new Writer(
        (message) => send(parent, message),
        () => latest.current && show(latest.current),
        focusHandle,
      ),
  );
  const select = (at: number) => {
    setSelected(at);
    send(parent, { kind: "select", at });
  };
  useStudioMessages((message) => {
    if (message.kind === "show") {
      const { page, serial, goal } = message;
      const isOther = latest.current && latest.current.preview.route !== page.route;
      if (isOther) scrollTo({ top: 0, behavior: "instant" });
      if (goal !== undefined) reveal.next(goal);
      const blocks = withChanges(latest.current?.preview.blocks ?? [], message.blocks);
      show({ preview: { ...page, blocks }, serial });
    }
    if (message.kind === "name") setNames(message.names);
    if (message.kind === "lists") lists.take(message.at, message.of);
    if (message.kind === "write") writer.write(message.wish);
    if (message.kind === "stop-writing") writer.end();
    if (message.kind === "link") writer.link(message.choice);
    if (message.kind === "select") {
      setSelected(message.at);
      reveal.now(message.at);
    }
  });
  useLayoutEffect(() => {
    if (shown) send(parent, { kind: "shown", serial: shown.serial });
  }, [shown]);
  usePointer({
    hover(event) {
      setHovered(event && blockAt(boxes(), event));
      lists.hover(event?.target instanceof Element ? event.target : undefined);
    },
    isWritten: (target) => writer.holds(target),
    token: (token) => send(parent, { kind: "click-token", token }),
    click(event) {
      const clicked = aroundAt(event.target);
      if (clicked) send(parent, { kind: "click-around", clicked });
      const at = clicked ? undefined : blockAt(boxes(), event);
      if (at === undefined) return;
      select(at);
      const fragment = fragments.current[at];
      if (!fragment || !(event.target instanceof Element)) return;
      lists.chooseAt(at, event.target);
      const picture = pictureUnder(event.target, fragment);
      if (picture) {
        send(parent, { kind: "click-picture", at, picture });
        return;
      }
      const texts = textsUnder(event.target, fragment);
      writer.clicked({ at, texts, x: event.clientX, y: event.clientY });
    },
  });
  useToolSize();
  useSingleStop();
  useShortcuts((key) => send(parent, { kind: "key", key }));
  useEffect(() => listenToClipboard(clip), []);

  const words = useSelectedWords(useCallback(() => writer.richText, [writer]));
  const shell = useFrame(first, shown?.preview.frame);
  useDocumentLanguage(shown?.preview.shell ?? shell);
  if (!shown) return null;
  const { route, head, blocks, shell: edited } = shown.preview;
  return (
    <>
      <BlocksContext value={blocks}>
        <Around
          route={route}
          address={head?.canonical ?? ""}
          shell={edited ?? shell}
          fragments={fragments}
        />
      </BlocksContext>
      {/* What holds for the whole site is not edited block by block. */}
      {!edited && (
        <Bounds
          boxAt={(at) => boxOrNothing(fragments.current[at])}
          hovered={hovered}
          selected={selected}
          labels={blocks.map((block) => (block && names[block.type]) ?? "")}
          onInsert={(at) => send(parent, { kind: "insert", at })}
          onSelect={select}
          onEdit={(at) => send(parent, { kind: "edit", at })}
          onMove={(from, to) => send(parent, { kind: "move", from, to })}
          entries={lists.entries}
          onChooseEntry={lists.choose}
          onEditEntry={(entry) =>
            send(parent, { kind: "edit-entry", pointer: lists.firstField(entry) })
          }
          onMoveEntry={(entry, to) => {
            const { list, at: from } = entry;
            const { pointer, names } = list;
            writer.end();
            select(Number(pointerKeys(pointer)[1]));
            lists.choose({ list, at: to });
            send(parent, { kind: "move-entry", pointer, from, to, count: names.length });
          }}
        />
      )}
      {words && <WritingTools words={words} onLink={() => writer.askLink()} />}
    </>
  );
}

/** The site around the blocks. It stays as it is while they are written. */
const Around = memo(function Around({
  route,
  address,
  shell,
  fragments,
}: {
  route: string;
  address: string;
  shell: Shell;
  fragments: Fragments;
}) {
  return (
    <App page={{ route, head: { ...EMPTY_HEAD, canonical: address }, blocks: [] }} shell={shell}>
      <FrameBlocks fragments={fragments} />
    </App>
  );
});

function boxOrNothing(fragment: FragmentInstance | null | undefined): Box | null {
  return fragment ? boxOf(fragment) : null;
}

/** The handle of the chosen block takes the focus: keys go on from there. */
function focusHandle(): void {
  document.querySelector<HTMLElement>(`${TOOLS} [data-main]`)?.focus({ preventScroll: true });
}

/** Leaves what is done with the clipboard to the studio, which has the page. */
function clip(event: ClipEvent): boolean {
  send(parent, { kind: "clip", event });
  return true;
}

/**
 * Blocks that say the same stay the same, so that only what has changed is rendered again.
 *
 * @param written the block whose text is being written on the page, which stays as it is
 */
function keepingBlocks(before: Shown | undefined, next: Shown, written: number | undefined): Shown {
  const old = before?.preview.blocks ?? [];
  const blocks = next.preview.blocks.map((block, at) => {
    const known = old[at];
    if (known && at === written) return known;
    return known && sameValue(known, block) ? known : block;
  });
  return { ...next, preview: { ...next.preview, blocks } };
}

/** The frame of the language of the page; the one that is there until it has come. */
function useFrame(first: Shell, path = ""): Shell {
  const [shell, setShell] = useState(first);
  useEffect(() => {
    let gone = false;
    const load = () =>
      void fetchFrame(path).then((frame) => {
        if (!gone) setShell(frame);
      });
    load();
    live.on("site:changed", load);
    return () => {
      gone = true;
      live.off("site:changed", load);
    };
  }, [path]);
  return shell;
}

/** Browsers look up words, break lines and read out in the language of the page. */
function useDocumentLanguage({ language }: Shell): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
}

/** Hears the studio. */
function useStudioMessages(onMessage: (message: ToFrame) => void): void {
  const latest = useRef(onMessage);
  latest.current = onMessage;
  useEffect(() => {
    const stop = listen<ToFrame>(
      () => parent,
      (message) => latest.current(message),
    );
    send(parent, { kind: "ready" });
    return stop;
  }, []);
}
