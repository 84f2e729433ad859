import { type Message, type MessageValues, say } from "../../../engine/model/message.ts";
import type { ScriptKey } from "./sample-keys.ts";

/** A string in the words that the document brought with its form. */
export function sayIn(form: HTMLFormElement, key: ScriptKey, values: MessageValues = {}): string {
  const { words = "{}", language = "" } = form.dataset;
  const messages = JSON.parse(words) as Record<ScriptKey, Message>;
  return say(messages[key], values, language);
}
