import type { Preview } from "../../contract/answers.ts";
import type { Shortcut } from "../state/shortcuts.ts";

/** What the studio sends to the frame. */
export type ToFrame =
  | { kind: "show"; preview: Preview; serial: number }
  | { kind: "select"; at: number | undefined };

/** What the frame sends to the studio. */
export type FromFrame =
  | { kind: "ready" }
  | { kind: "shown"; serial: number }
  | { kind: "select"; at: number }
  | { kind: "insert"; at: number }
  | { kind: "clip"; event: ClipEvent }
  | { kind: "key"; key: Shortcut };

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
