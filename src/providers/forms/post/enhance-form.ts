import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import { type Control, controlsOf } from "./controls.ts";
import { keepAnswers } from "./kept-answers.ts";
import { mark, markControls, summarize } from "./mark-controls.ts";
import type { ScriptKey } from "./post-keys.ts";
import { type SayInScript, sayWith } from "./say-in-script.ts";
import { sendAnswers } from "./send-answers.ts";
import { sendingOf } from "./sending-of.ts";
import type { Outcome } from "./services/service.ts";
import { SERVICES } from "./services/services.ts";
import { type Steps, showSteps } from "./steps.ts";

/** Nobody fills in a form within so many milliseconds: what is sent sooner waits until they are over. */
const LEAST = 3000;
/** When the waiting for an answer counts as slow: this part of the whole. */
const SLOW_PART = 0.4;

const BUSY = "aria-busy";

/** What a form works with. */
interface Work {
  form: HTMLFormElement;
  embed: FormEmbed;
  say: SayInScript;
  steps: Steps;
  answers: ReturnType<typeof keepAnswers>;
  /** When the form began to work, in milliseconds. */
  began: number;
}

/** Makes a form check and send its answers by itself. Until then, and without scripts, the browser does. */
export function enhanceForm(form: HTMLFormElement, embed: FormEmbed): () => void {
  if (!embed.page) return () => undefined;
  const say = sayWith(embed.page);
  const ending = new AbortController();
  const { signal } = ending;
  const work: Work = {
    form,
    embed,
    say,
    steps: showSteps(form, say),
    answers: keepAnswers(form, embed.options?.address ?? "", signal),
    began: performance.now(),
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (form.hasAttribute(BUSY) || work.steps.next()) return;
    void check(work);
  };
  const recheck = ({ target }: Event) => recheckControl(target as Control, say);
  form.noValidate = true;
  form.addEventListener("submit", submit, { signal });
  form.addEventListener("input", recheck, { signal });
  return () => {
    ending.abort();
    form.noValidate = false;
    work.steps.end();
  };
}

/** Once it was marked as wrong, an answer is looked at again while it is written. */
function recheckControl(control: Control, say: SayInScript): void {
  if (control.getAttribute("aria-invalid") === "true") markControls([control], say);
}

async function check(work: Work): Promise<void> {
  const { form, say, steps } = work;
  showFailure(form, "");
  const wrong = markControls(controlsOf(form), say);
  steps.showStepOf(wrong[0]);
  summarize(form, wrong, say);
  if (wrong.length > 0) return;
  // A password manager may fill in the trap. So the visitor reads of it, and can send again.
  if (emptyTrap(form)) fail(work, "caught");
  else await send(work);
}

/** Whether something stood in the field that people do not see. It is taken out. */
function emptyTrap(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>("[data-trap] input");
  if (!trap || trap.value === "") return false;
  trap.value = "";
  return true;
}

async function send(work: Work): Promise<void> {
  const { form, embed, say, began } = work;
  const { service = "address", address = "" } = embed.options ?? {};
  setBusy(form, say("sending"));
  const slow = setTimeout(() => announce(form, say("slow")), embed.timeoutMs * SLOW_PART);
  await wait(LEAST - (performance.now() - began));
  const outcome = await sendAnswers(sendingOf(form), {
    service: SERVICES[service as keyof typeof SERVICES],
    address: new URL(address, location.href).href,
    patience: embed.timeoutMs,
  });
  clearTimeout(slow);
  setBusy(form, undefined);
  finish(work, outcome);
}

function finish(work: Work, outcome: Outcome | "unsure"): void {
  const { form, embed, say, steps, answers } = work;
  if (outcome === "sent") {
    answers.forget();
    form.reset();
    // Whoever comes back finds an empty form, and not its last step.
    steps.showStepOf(controlsOf(form)[0]);
    location.assign(embed.options?.thanks ?? "/");
    return;
  }
  if (outcome === "unsure") {
    fail(work, "unsure");
    return;
  }
  const wrong = outcome.wrong.flatMap(({ name, problem }) => {
    const control = controlsOf(form).find((one) => one.name === name);
    if (control) mark(control, say(problem));
    return control ?? [];
  });
  steps.showStepOf(wrong[0]);
  if (wrong.length > 0) summarize(form, wrong, say);
  else fail(work, outcome.reason);
}

function fail({ form, say }: Work, reason: ScriptKey): void {
  showFailure(form, say(reason));
  const button = form.querySelector('button[type="submit"]');
  if (button) button.textContent = say("sendAgain");
}

function showFailure(form: HTMLFormElement, words: string): void {
  const failure = form.querySelector<HTMLElement>("[data-failure]");
  if (!failure) return;
  failure.textContent = words;
  failure.hidden = words === "";
  if (words !== "") failure.focus();
}

/** @param words what is being done; nothing when it is over */
function setBusy(form: HTMLFormElement, words: string | undefined): void {
  if (words === undefined) form.removeAttribute(BUSY);
  else form.setAttribute(BUSY, "true");
  announce(form, words ?? "");
}

function announce(form: HTMLFormElement, words: string): void {
  const status = form.querySelector('[role="status"]');
  if (status) status.textContent = words;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
