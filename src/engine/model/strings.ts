import { type Message, type MessageValues, say } from "./message.ts";

/** The words of a page in its language, by their keys. */
export interface Strings {
  language: string;
  strings: Readonly<Record<string, Message>>;
}

/**
 * A text by its key.
 *
 * @throws for a key that there is none of, which no page can cause
 */
export function stringOf({ language, strings }: Strings, key: string, values: MessageValues = {}) {
  const message = strings[key];
  if (message === undefined) throw new Error(`There is no string "${key}".`);
  return say(message, values, language);
}
