import { type Control, controlsOf, isTicked, kindOf, labelOf } from "./controls.ts";
import type { NamedValue, Sending } from "./services/service.ts";

/** Everything that was written into a form. */
export function sendingOf(form: HTMLFormElement): Sending {
  const controls = controlsOf(form);
  const own = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  return {
    values: controls.flatMap(answerIn),
    own: own.map(({ name, value }) => [name, value]),
    consents: controls
      .filter((control) => kindOf(control) === "consent")
      .map((control) => ({
        name: control.name,
        label: labelOf(control),
        given: isTicked(control) && control.checked,
      })),
    page: { url: location.href, title: document.title },
  };
}

function answerIn(control: Control): NamedValue[] {
  const value = control.value.trim();
  return value === "" || (isTicked(control) && !control.checked) ? [] : [[control.name, value]];
}
