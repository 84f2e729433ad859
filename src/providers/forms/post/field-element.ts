import type { FormField } from "../../../engine/model/form-field.ts";
import type { FormElement, FormNode, FormProps } from "../../../engine/model/page-form.ts";
import type { FormKey } from "./post-keys.ts";

/** Says a string of the form. */
export type SayInForm = (key: FormKey) => string;

/** One question, with a line for what is wrong with the answer. */
export function fieldElement(field: FormField, id: string, say: SayInForm): FormElement {
  const { kind, label, required, help } = field;
  const optional: FormNode[] = required ? [] : [" ", { tag: "span", children: [say("optional")] }];
  const words: FormElement = {
    tag: "label",
    props: { htmlFor: id },
    children: [label, ...optional],
  };
  const control = controlElement(field, id, say);
  const shown: FormNode[] =
    help === undefined
      ? []
      : [{ tag: "p", props: { "data-help": "", id: `${id}-help` }, children: [help] }];
  return {
    tag: "div",
    props: { "data-field": kind },
    children: [
      ...(kind === "consent" ? [control, words, ...shown] : [words, ...shown, control]),
      { tag: "p", props: { "data-error": "", id: `${id}-error`, hidden: true } },
    ],
  };
}

function controlElement(field: FormField, id: string, say: SayInForm): FormElement {
  const { kind, name, required = false, help } = field;
  const described = help === undefined ? `${id}-error` : `${id}-help ${id}-error`;
  const props: FormProps = { id, name, required, "aria-describedby": described };
  switch (kind) {
    case "message":
      return { tag: "textarea", props: { ...props, rows: 5 } };
    case "consent":
      return { tag: "input", props: { ...props, type: "checkbox", value: "yes" } };
    case "choice": {
      const options = field.choices.map((choice) => ({ tag: "option", children: [choice] }));
      const first = { tag: "option", props: { value: "" }, children: [say("choose")] };
      return { tag: "select", props, children: [first, ...options] };
    }
    case "email":
      return { tag: "input", props: { ...props, type: "email", autoComplete: "email" } };
    case "phone":
      return { tag: "input", props: { ...props, type: "tel", autoComplete: "tel" } };
    default: {
      const { autocomplete: autoComplete } = field;
      return {
        tag: "input",
        props: { ...props, type: "text", ...(autoComplete && { autoComplete }) },
      };
    }
  }
}
