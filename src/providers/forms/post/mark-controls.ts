import { checkAnswer } from "../answers/check-answer.ts";
import { type Control, isTicked, kindOf, labelOf } from "./controls.ts";
import type { SayInScript } from "./say-in-script.ts";

const MISSING = {
  email: "missingEmail",
  tel: "missingPhone",
  choice: "missingChoice",
  consent: "missingConsent",
} as const;

/** Checks the answers in some fields, and says beside each what is wrong with it. Those that are wrong are returned. */
export function markControls(controls: Control[], say: SayInScript): Control[] {
  return controls.filter((control) => {
    const fault = faultOf(control);
    mark(control, fault === undefined ? "" : say(fault));
    return fault !== undefined;
  });
}

/** Says beside a field what is wrong with its answer, for eyes and for screen readers; nothing, with no words. */
export function mark(control: Control, words: string): void {
  const shown = document.getElementById(`${control.id}-error`);
  if (shown && shown.textContent !== words) {
    shown.textContent = words;
    shown.hidden = words === "";
  }
  if (words === "") control.removeAttribute("aria-invalid");
  else control.setAttribute("aria-invalid", "true");
}

/** A list of what is wrong at the head of the form, with links to the fields. */
export function summarize(form: HTMLFormElement, wrong: Control[], say: SayInScript): void {
  const summary = form.querySelector<HTMLElement>("[data-summary]");
  if (!summary) return;
  summary.hidden = wrong.length === 0;
  const heading = document.createElement("p");
  heading.textContent = wrong.length === 0 ? "" : say("wrongAnswers", { count: wrong.length });
  const list = document.createElement("ul");
  list.append(...wrong.map(entryOf));
  summary.replaceChildren(heading, list);
  if (wrong.length > 0) summary.focus();
}

function entryOf(control: Control): HTMLLIElement {
  const entry = document.createElement("li");
  const link = document.createElement("a");
  const error = document.getElementById(`${control.id}-error`)?.textContent ?? "";
  link.href = `#${control.id}`;
  link.textContent = `${labelOf(control)}: ${error}`;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    control.focus();
  });
  entry.append(link);
  return entry;
}

function faultOf(control: Control) {
  const kind = kindOf(control);
  const value = isTicked(control) && !control.checked ? "" : control.value;
  const answer = { kind: kind === "phone" ? "tel" : kind, value, needed: control.required };
  return checkAnswer(answer, MISSING);
}
