import { type MessageValues, say } from "../../../engine/model/message.ts";
import type { PageForm } from "../../../engine/model/page-form.ts";
import type { ScriptKey } from "./post-keys.ts";

/** Says a string of the form's script. */
export type SayInScript = (key: ScriptKey, values?: MessageValues) => string;

/** The strings of a form in the language of its page. */
export function sayWith({ words, language }: PageForm): SayInScript {
  return (key, values = {}) => say(words[key] ?? "", values, language);
}
