import { type RefObject, useEffect, useRef } from "react";
import type { Preview } from "../../contract/answers.ts";
import { type ClipEvent, type FromFrame, listen, send } from "../frame/messages.ts";
import type { Shortcut } from "../state/shortcuts.ts";

/** What the studio does with what happens in the frame. */
export interface FrameHandlers {
  select: (at: number) => void;
  /** Asks what is to be added at an index. */
  insert: (index: number) => void;
  clip: (event: ClipEvent) => void;
  press: (key: Shortcut) => void;
}

/** Talks with the frame: shows pages in it and hears what is clicked there. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, on: FrameHandlers) {
  const handlers = useRef(on);
  handlers.current = on;
  const last = useRef<{ preview?: Preview; serial: number; selected?: number }>({ serial: 0 });
  const post = useRef({
    show(preview: Preview) {
      last.current.preview = preview;
      last.current.serial += 1;
      const { serial } = last.current;
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
          if (message.kind === "insert") handlers.current.insert(message.at);
          if (message.kind === "clip") handlers.current.clip(message.event);
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
