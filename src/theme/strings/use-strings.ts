import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import { type MessageValues, partsOf } from "../../engine/model/message.ts";
import { type Strings, stringOf } from "../../engine/model/strings.ts";
import type { StringKey, StringValues } from "./string-values.ts";

/** Hands the words of the page's language to the components below. */
export const StringsContext = createContext<Strings | undefined>(undefined);

/** The values of a string: none for one that fills nothing in. */
type ValuesOf<Key extends StringKey, Value> = [StringValues[Key]] extends [never]
  ? []
  : [Readonly<Record<StringValues[Key], Value>>];

/** Says strings in the language of the page. */
export interface Words {
  language: string;
  say<Key extends StringKey>(key: Key, ...values: ValuesOf<Key, string | number>): string;
  /** The same where what is filled in is more than text. */
  parts<Key extends StringKey>(key: Key, ...values: ValuesOf<Key, ReactNode>): ReactNode;
}

/**
 * The words of the page's language.
 *
 * @throws outside of a page
 */
export function useStrings(): Words {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error("There are no strings around this component.");
  return wordsOf(strings);
}

function wordsOf(strings: Strings): Words {
  const { language } = strings;
  return {
    language,
    say: (key, ...[values]) => stringOf(strings, key, values),
    parts(key, ...[values]) {
      const nodes = (values ?? {}) as Readonly<Record<string, ReactNode>>;
      const message = strings.strings[key] ?? "";
      const parts = partsOf(message, nodes as MessageValues, language).map((part) =>
        typeof part === "string" ? part : nodes[part.value],
      );
      return createElement(Fragment, null, ...parts);
    },
  };
}
