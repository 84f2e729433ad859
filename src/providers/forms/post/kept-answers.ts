import { type Control, controlsOf, isTicked } from "./controls.ts";

/**
 * Keeps what is written into a form for as long as the tab is open, and puts it back where the visitor has not written anything yet.
 *
 * @param name of the form among all of the site
 * @param signal ends the keeping
 * @returns what forgets it, once it has arrived
 */
export function keepAnswers(
  form: HTMLFormElement,
  name: string,
  signal: AbortSignal,
): { forget(): void } {
  const key = `form ${name}`;
  putBack(form, read(key));
  form.addEventListener("input", () => write(key, form), { signal });
  return { forget: () => ignoringFaults(() => sessionStorage.removeItem(key)) };
}

function putBack(form: HTMLFormElement, kept: Record<string, string>): void {
  for (const control of controlsOf(form)) {
    const value = kept[control.name];
    if (value === undefined) continue;
    if (isTicked(control)) control.checked ||= value !== "";
    else if (control.value === "" && canHold(control, value)) control.value = value;
  }
}

/** A list may have other answers than when one was chosen. */
function canHold(control: Control, value: string): boolean {
  if (!(control instanceof HTMLSelectElement)) return true;
  return [...control.options].some((option) => option.value === value);
}

function read(key: string): Record<string, string> {
  const text = ignoringFaults(() => sessionStorage.getItem(key));
  return (ignoringFaults(() => JSON.parse(text ?? "{}")) ?? {}) as Record<string, string>;
}

function write(key: string, form: HTMLFormElement): void {
  const values = controlsOf(form).map((control) => [control.name, answerIn(control)]);
  ignoringFaults(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(values))));
}

function answerIn(control: Control): string {
  return isTicked(control) && !control.checked ? "" : control.value;
}

/** A browser may keep nothing, and what it kept may be damaged: a form works without. */
function ignoringFaults<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
