import { compileMessage } from "../../engine/model/compile-message.ts";
import { type Message, type MessageValues, say } from "../../engine/model/message.ts";
import type { en } from "./en/all.ts";
import type { Language } from "./language.ts";

/** What the studio says, by directories: messages in ICU's syntax. English is what the others are compared with. */
type English = typeof en;

/** The same messages in another language. */
export type Translation = { readonly [Part in keyof English]: TranslationOf<English[Part]> };

/** The messages of one directory in another language. */
export type TranslationOf<Messages> = { readonly [Name in keyof Messages]: string };

/** The name of a message: its directory and its name there. */
export type WordKey = {
  [Part in keyof English]: `${Part}.${keyof English[Part] & string}`;
}[keyof English];

type TextOf<Key extends WordKey> = Key extends `${infer Part extends keyof English}.${infer Name}`
  ? Name extends keyof English[Part]
    ? English[Part][Name] & string
    : never
  : never;

/** What a text fills in: names in braces. The braces of a plural form follow its name, and hold words. */
type NamesIn<Text> = Text extends `${string}{${infer Rest}` ? NameAt<Rest> | NamesIn<Rest> : never;

type NameAt<Rest> =
  | (Rest extends `${infer Name}, plural,${string}` ? NameAlone<Name> : never)
  | (Rest extends `${infer Name}}${string}` ? NameAlone<Name> : never);

type NameAlone<Name extends string> =
  Name extends `${string}${" " | "#" | "{" | "}" | ","}${string}` ? never : Name;

/** The values of a message: none for one that fills nothing in. */
export type WordValues<Key extends WordKey, Value> = [NamesIn<TextOf<Key>>] extends [never]
  ? []
  : [Readonly<Record<NamesIn<TextOf<Key>>, Value>>];

/** Says a message. */
export type Say = <Key extends WordKey>(
  key: Key,
  ...values: WordValues<Key, string | number>
) => string;

/** What gives messages that are ready to be filled in. Each is read when it is first used: a long list repeats the same ones. */
export function messagesOf(words: Translation): (key: WordKey) => Message {
  const read = new Map<WordKey, Message>();
  return (key) => {
    const known = read.get(key);
    if (known !== undefined) return known;
    const [part, name] = key.split(".") as [keyof Translation, never];
    const text: string = words[part][name];
    const message = text.includes("{") ? compileMessage(text) : text;
    read.set(key, message);
    return message;
  };
}

/** What says messages in a language. */
export function sayIn(language: Language, words: Translation): Say {
  const messageOf = messagesOf(words);
  return (key, ...[values]) => say(messageOf(key), (values ?? {}) as MessageValues, language);
}
