import type { FormField } from "../../../engine/model/form-field.ts";
import type { FormSite } from "../../../engine/model/form-provider.ts";
import type { Message } from "../../../engine/model/message.ts";
import type {
  FormElement,
  FormNode,
  FormProps,
  PageForm,
} from "../../../engine/model/page-form.ts";
import { type Strings, stringOf } from "../../../engine/model/strings.ts";
import { fieldElement, type SayInForm } from "./field-element.ts";
import type { PlainPost } from "./plain-post.ts";
import { SCRIPT_KEYS } from "./post-keys.ts";
import type { PostForm } from "./types.ts";

/** The elements of a form: all questions below one another, and in groups where they have steps. */
export function formElements(
  { title, fields }: PostForm,
  { action, hidden = {}, nameField = "name", props, trap }: PlainPost,
  { words, at }: FormSite,
): PageForm {
  const say: SayInForm = (key) => stringOf(words, `postForm.${key}`);
  const steps = stepsOf(fields ?? defaultFields(nameField, say));
  return {
    props: { method: "post", action, "aria-label": title, ...props },
    children: [
      ...Object.entries(hidden).map(([name, value]) =>
        element("input", { type: "hidden", name, value }),
      ),
      element("div", { "data-summary": "", tabIndex: -1, hidden: true }),
      ...(steps.length > 1 ? [PROGRESS] : []),
      ...steps.map((step) => stepElement(step, `form-${at}`, say)),
      trapElement(trap, say("trap")),
      element("p", { "data-failure": "", role: "alert", tabIndex: -1, hidden: true }),
      element("div", { "data-sending": "" }, [
        element("button", { type: "submit" }, [say("send")]),
        element("p", { role: "status" }),
      ]),
    ],
    words: wordsForScript(words),
    language: words.language,
  };
}

/** Which step it is. Scripts write that, and its room is there before, so that nothing moves. */
const PROGRESS = element("p", { "data-progress": "", "aria-live": "polite" });

function defaultFields(name: string, say: SayInForm): FormField[] {
  return [
    { kind: "text", name, label: say("name"), required: true, autocomplete: "name" },
    { kind: "email", name: "email", label: say("email"), required: true },
    { kind: "message", name: "message", label: say("message"), required: true },
  ];
}

/** Questions that belong together: a question with the heading of a step begins another one. */
function stepsOf(fields: FormField[]): FormField[][] {
  const steps: FormField[][] = [];
  for (const field of fields) {
    const last = steps.at(-1);
    if (last === undefined || field.step !== undefined) steps.push([field]);
    else last.push(field);
  }
  return steps;
}

function stepElement(fields: FormField[], id: string, say: SayInForm): FormElement {
  const heading = fields[0]?.step;
  const questions = fields.map((field) => fieldElement(field, `${id}-${field.name}`, say));
  if (heading === undefined) return element("div", { "data-step": "" }, questions);
  return element("fieldset", { "data-step": "" }, [
    element("legend", { tabIndex: -1 }, [heading]),
    ...questions,
  ]);
}

/** A field that people neither see nor reach, and programs fill in. */
function trapElement(name: string, label: string): FormElement {
  const input = element("input", { name, tabIndex: -1, autoComplete: "off" });
  return element("div", { "data-trap": "", "aria-hidden": true }, [
    element("label", {}, [label, input]),
  ]);
}

function wordsForScript({ strings }: Strings): Record<string, Message> {
  return Object.fromEntries(SCRIPT_KEYS.map((key) => [key, strings[`postForm.${key}`] ?? ""]));
}

function element(tag: string, props: FormProps, children: FormNode[] = []): FormElement {
  return { tag, props, ...(children.length > 0 && { children }) };
}
