import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import type { Message, MessagePart } from "./message.ts";

/** A message that cannot be understood. */
export class MessageError extends Error {}

/**
 * Makes plain data of a message in ICU's syntax: values in braces, `plural` and `select`.
 *
 * @throws {MessageError} when it is not written in it
 * @see https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function compileMessage(text: string): Message {
  return messageOf(parsed(text), undefined);
}

/** The names of the values that a message has, in the order of the alphabet. */
export function valuesOf(message: Message): string[] {
  if (typeof message === "string") return [];
  const names = message.flatMap((part): string[] => {
    if (typeof part === "string") return [];
    const forms = "plural" in part ? part.plural : "select" in part ? part.select : undefined;
    return [part.value, ...Object.values(forms ?? {}).flatMap(valuesOf)];
  });
  return [...new Set(names)].sort();
}

function parsed(text: string): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (cause) {
    throw new MessageError((cause as Error).message, { cause });
  }
}

/** @param counted the value that `#` stands for */
function messageOf(elements: MessageFormatElement[], counted: string | undefined): Message {
  const parts = elements.map((element) => partOf(element, counted));
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

function partOf(element: MessageFormatElement, counted: string | undefined): MessagePart {
  if (isLiteralElement(element)) return element.value;
  if (isArgumentElement(element)) return { value: element.value };
  if (isPoundElement(element)) return { value: counted ?? "" };
  if (isPluralElement(element) && element.pluralType === "cardinal" && element.offset === 0)
    return { value: element.value, plural: formsOf(element.options, element.value) };
  if (isSelectElement(element))
    return { value: element.value, select: formsOf(element.options, counted) };
  throw new MessageError("UNSUPPORTED");
}

function formsOf(
  options: Record<string, { value: MessageFormatElement[] }>,
  counted: string | undefined,
): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(options).map(([form, { value }]) => [form, messageOf(value, counted)]),
  );
}
