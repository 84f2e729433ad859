import { type RefObject, useEffect, useRef } from "react";
import type { Preview } from "../../contract/answers.ts";
import { changesOf, type ShownBlocks } from "../../contract/changed-blocks.ts";
import {
  type FromFrame,
  type LinkChoice,
  type ListsOfBlock,
  listen,
  send,
  type ToFrame,
  type WritingRequest,
} from "../frame/messages.ts";

/** The frame that shows the page. */
export interface Frame {
  /** @param goal the block to scroll to */
  show(preview: Preview, goal?: number): void;
  select(at: number | undefined): void;
  /** Says what people call the types of blocks. */
  name(names: Readonly<Record<string, string>>): void;
  /** Answers with the lists of a block. */
  list(at: number, of: ListsOfBlock): void;
  /** Has the text that was clicked written where it stands. */
  write(wish: WritingRequest): void;
  stopWriting(): void;
  /** Says where selected words shall lead; nothing where that was not chosen. */
  link(choice: LinkChoice | undefined): void;
  /** What was shown last. */
  preview(): Preview | undefined;
}

/** What was sent to the frame last, for one that is loaded again. */
interface Last {
  preview?: Preview;
  serial: number;
  selected?: number;
  names: Readonly<Record<string, string>>;
}

/**
 * Talks with the frame.
 *
 * @param on hears what happens there
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  on: (message: FromFrame) => void,
): Frame {
  const latest = useRef(on);
  latest.current = on;
  const last = useRef<Last>({ serial: 0, names: {} });
  const post = (message: ToFrame) => send(frame.current?.contentWindow, message);
  /** Sends what the frame does not have yet. */
  const postPreview = (preview: Preview, before: ShownBlocks, goal?: number) => {
    const { blocks, ...page } = preview;
    last.current.preview = preview;
    last.current.serial += 1;
    const { serial } = last.current;
    post({ kind: "show", page, blocks: changesOf(before, blocks), serial, goal });
  };
  const made = useRef<Frame>({
    show: (preview, goal) => postPreview(preview, last.current.preview?.blocks ?? [], goal),
    select(at) {
      last.current.selected = at;
      post({ kind: "select", at });
    },
    name(names) {
      last.current.names = names;
      post({ kind: "name", names });
    },
    list: (at, of) => post({ kind: "lists", at, of }),
    write: (wish) => post({ kind: "write", wish }),
    stopWriting: () => post({ kind: "stop-writing" }),
    link: (choice) => post({ kind: "link", choice }),
    preview: () => last.current.preview,
  });

  const whole = useRef((preview: Preview) => postPreview(preview, []));

  useEffect(
    () =>
      listen<FromFrame>(
        () => frame.current?.contentWindow,
        (message) => {
          latest.current(message);
          if (message.kind !== "ready") return;
          const { preview, selected, names } = last.current;
          made.current.name(names);
          if (preview) whole.current(preview);
          made.current.select(selected);
        },
      ),
    [frame],
  );
  return made.current;
}
