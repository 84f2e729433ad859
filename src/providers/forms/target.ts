import type { FormEmbed } from "../../engine/model/form-embed.ts";

const kept = new Map<string, HTMLElement>();

/**
 * The element that a provider's script fills. HubSpot's script fills an element once and cannot be
 * told of another, so its element is kept for the next time the form is shown.
 */
export function targetFor(form: FormEmbed, attributes: Record<string, string>): HTMLElement {
  const known = kept.get(form.formId);
  if (known) return known;
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (form.provider === "hubspot" && !form.legacy) kept.set(form.formId, element);
  return element;
}
