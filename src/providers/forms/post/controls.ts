export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that people fill in: neither values of the form itself nor its trap. */
export function controlsOf(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>("[data-field] :is(input, textarea, select)")];
}

/** Whether a field is a box to tick. */
export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === "checkbox";
}

/** The words of a field's label, without those beside it. */
export function labelOf(control: Control): string {
  return control.labels?.[0]?.firstChild?.textContent ?? "";
}

/** The kind of question that a field answers. */
export function kindOf(control: Control): string {
  return control.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";
}
