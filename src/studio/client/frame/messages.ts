import type { RichNode } from "../../../engine/model/rich-node.ts";
import type { Preview } from "../../contract/answers.ts";
import type { ChangedBlocks } from "../../contract/changed-blocks.ts";
import type { TextPart } from "../../words/names/text-parts.ts";
import type { Shortcut } from "../state/shortcuts.ts";
import type { ClickedAround } from "./around.ts";

/** What the studio sends to the frame. */
export type ToFrame =
  | {
      kind: "show";
      page: Omit<Preview, "blocks">;
      blocks: ChangedBlocks;
      serial: number;
      /** The block to scroll to once it is shown. */
      goal: number | undefined;
    }
  | { kind: "select"; at: number | undefined }
  /** What people call the types of blocks. */
  | { kind: "name"; names: Readonly<Record<string, string>> }
  /** Answers what was asked for a block. */
  | { kind: "lists"; at: number; of: ListsOfBlock }
  | { kind: "write"; wish: WritingRequest }
  | { kind: "stop-writing" }
  /** Where the words that are selected shall lead; nothing where that was not chosen. */
  | { kind: "link"; choice: LinkChoice | undefined };

/** What the frame sends to the studio. */
export type FromFrame =
  | { kind: "ready" }
  | { kind: "shown"; serial: number }
  | { kind: "select"; at: number }
  /** The form of a block is asked for. */
  | { kind: "edit"; at: number }
  | { kind: "move"; from: number; to: number }
  /** Asks for the lists of a block. */
  | { kind: "ask-lists"; at: number }
  /** The form of an entry is asked for. */
  | { kind: "edit-entry"; pointer: string }
  | { kind: "move-entry"; pointer: string; from: number; to: number; count: number }
  | { kind: "click-text"; at: number; texts: ShownText[] }
  | { kind: "click-picture"; at: number; picture: ShownPicture }
  | { kind: "click-around"; clicked: ClickedAround }
  | { kind: "click-token"; token: string }
  | { kind: "write"; text: string }
  | { kind: "written"; isWritable: boolean }
  /** Asks where words shall lead that lead to a target now, or nowhere. */
  | { kind: "ask-link"; target: string | undefined }
  | { kind: "insert"; at: number }
  | { kind: "clip"; event: ClipEvent }
  | { kind: "key"; key: Shortcut };

/** A text under the pointer, with its white space as single spaces. */
export interface ShownText {
  text: string;
  /** Which one it is among the same texts of its block. */
  nth: number;
  /** How many there are. */
  of: number;
}

/** A picture on the page. */
export interface ShownPicture {
  /** As it is described to people who cannot see it. */
  alt: string;
  /** Which one it is among those of its block with the same description. */
  nth: number;
}

/** The lists of a block, with what identifies their entries on the page. */
export interface ListsOfBlock {
  /** A list stands before those within its entries. */
  lists: NamedList[];
  /** All texts of the block, in the order of its form, as a reader sees them. */
  texts: ShownValue[];
  /** All pictures of the block, by their descriptions. */
  pictures: ShownValue[];
}

/** What a reader sees of a value of the page, or hears of it. */
export interface ShownValue {
  pointer: string;
  text: string;
}

/** A list of the edited page, with what its entries are called. */
export interface NamedList {
  pointer: string;
  names: string[];
}

/** The wish that a text that was clicked be written where it stands. */
export interface WritingRequest {
  /** Which of the texts under the pointer. */
  which: number;
  /** What the field is called. */
  label: string;
  /** As it is written in the page. */
  text: string;
  content: WrittenContent;
}

/** Where words of a running text shall lead. */
export interface LinkChoice {
  /** As it is written in the page; nothing for words that shall not lead anywhere. */
  target?: string;
  /** What the link says where no words are selected. */
  name: string;
}

/** A text to be shown while it is written. */
export type WrittenContent =
  | { kind: "text"; parts: TextPart[] }
  /** Tokens stand in the nodes as they are written, and have their values by their names. */
  | { kind: "rich"; nodes: RichNode[]; tokens: ReadonlyMap<string, string> };

/** What was done with the clipboard. */
export type ClipEvent = { kind: "copy" } | { kind: "cut" } | { kind: "paste"; text: string };

/** Sends a message to a window of the studio's own origin. */
export function send(target: Window | null | undefined, message: ToFrame | FromFrame): void {
  target?.postMessage(message, location.origin);
}

/**
 * Listens to messages of one window of the studio's own origin.
 *
 * @returns a function that ends it
 */
export function listen<Message extends ToFrame | FromFrame>(
  source: () => Window | null | undefined,
  on: (message: Message) => void,
): () => void {
  const take = (event: MessageEvent) => {
    if (event.origin === location.origin && event.source === source()) on(event.data as Message);
  };
  addEventListener("message", take);
  return () => removeEventListener("message", take);
}
