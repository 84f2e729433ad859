/** A text that is ready to be shown, or its parts where something is filled in. It is plain data, so that browsers need no parser. */
export type Message = string | readonly MessagePart[];

/** A piece of text, a value by its name, or what depends on a number or a word. */
export type MessagePart = string | MessageValue | MessageChoice;

/** A value that is filled in. */
export interface MessageValue {
  value: string;
}

/** Messages by the plural form of a number in the language, or by a word. */
export interface MessageChoice {
  value: string;
  /** By plural forms as `Intl.PluralRules` names them, and exact numbers as `=0`. */
  plural?: Readonly<Record<string, Message>>;
  /** By words. */
  select?: Readonly<Record<string, Message>>;
}

/** What is filled in, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The form that stands in for one that a message does not have. */
const OTHER = "other";

/**
 * A message in words.
 *
 * @param language of the message, whose rules choose among plural forms
 */
export function say(message: Message, values: MessageValues, language: string): string {
  if (typeof message === "string") return message;
  return partsOf(message, values, language)
    .map((part) => (typeof part === "string" ? part : inWords(values[part.value], language)))
    .join("");
}

/** The parts of a message, with those forms that the values choose: texts, and names of values where they belong. */
export function partsOf(
  message: Message,
  values: MessageValues,
  language: string,
): (string | MessageValue)[] {
  if (typeof message === "string") return [message];
  return message.flatMap((part): (string | MessageValue)[] => {
    if (typeof part === "string" || !("plural" in part || "select" in part)) return [part];
    return partsOf(chosen(part, values[part.value], language), values, language);
  });
}

function chosen(
  { plural, select }: MessageChoice,
  value: string | number | undefined,
  language: string,
): Message {
  const forms = plural ?? select ?? {};
  const form = plural ? new Intl.PluralRules(language).select(Number(value)) : String(value);
  return forms[`=${value}`] ?? forms[form] ?? forms[OTHER] ?? "";
}

function inWords(value: string | number | undefined, language: string): string {
  return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : (value ?? "");
}
