import type { FormEmbed } from "../../engine/model/form-embed.ts";
import type { FormBrowserPart } from "../../engine/model/form-provider.ts";
import type { DocumentValues } from "../browser/document-values.ts";

/** A form on its way into the page. */
export interface ShownEmbed {
  form: FormEmbed;
  part: FormBrowserPart;
  /** Attributes of the element that the provider's script fills. */
  target: Record<string, string>;
}

/** The element that a provider's script fills; the same one again, for a script that fills it once only. */
export function targetFor({ form, part, target }: ShownEmbed, values: DocumentValues): HTMLElement {
  const isKept = part.keepsElement?.(form) ?? false;
  return isKept ? values.get(`form ${form.formId}`, () => make(target)) : make(target);
}

function make(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
