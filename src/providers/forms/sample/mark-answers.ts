import { checkAnswer } from "../answers/check-answer.ts";
import { sayIn } from "./say-in.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const MISSING = {
  name: "missingName",
  email: "missingEmail",
  tel: "missingPhone",
  choice: "missingChoice",
} as const;

/**
 * Checks all answers, says beside each field what is wrong with it, and takes the visitor to the first of them.
 *
 * @returns whether all are right
 */
export function markAnswers(form: HTMLFormElement): boolean {
  const failure = form.querySelector<HTMLElement>("[data-failure]");
  if (failure) failure.hidden = true;
  const wrong = fieldsOf(form).filter((field) => !mark(field));
  for (const field of wrong) field.addEventListener("input", recheck);
  summarize(form);
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** The e-mail address that was written, if the form asks for one. */
export function emailOf(form: HTMLFormElement): string {
  return fieldsOf(form).find(({ dataset }) => dataset.kind === "email")?.value ?? "";
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("input, textarea, select")];
}

/** Says beside a field what is wrong with its answer, for eyes and for screen readers. */
function mark(field: Field): boolean {
  const { value, required, dataset, id } = field;
  const wrong = checkAnswer({ kind: dataset.kind ?? "text", value, needed: required }, MISSING);
  const problem = wrong && field.form ? sayIn(field.form, wrong) : wrong;
  const shown = document.getElementById(`${id}-error`);
  const help = document.getElementById(`${id}-help`);
  if (shown) {
    shown.textContent = problem ?? "";
    shown.hidden = problem === undefined;
  }
  if (problem === undefined) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  const described = [help, problem === undefined ? null : shown].flatMap((part) => part?.id ?? []);
  if (described.length > 0) field.setAttribute("aria-describedby", described.join(" "));
  else field.removeAttribute("aria-describedby");
  return problem === undefined;
}

/**
 * Once it was marked as wrong, an answer is looked at again while it is written: if that waited for the
 * field to be left, the button would move away from under the click that leaves it.
 */
function recheck({ currentTarget }: Event): void {
  const field = currentTarget as Field;
  mark(field);
  if (field.form) summarize(field.form);
}

/** Says how many answers are still wrong. */
function summarize(form: HTMLFormElement): void {
  const status = form.querySelector('[role="status"]');
  const words = summary(form);
  if (status && status.textContent !== words) status.textContent = words;
}

function summary(form: HTMLFormElement): string {
  const count = form.querySelectorAll('[aria-invalid="true"]').length;
  return count === 0 ? "" : sayIn(form, "wrongAnswers", { count });
}
