import "./form.scss";
import { isToFail } from "./is-to-fail.ts";
import { emailOf, markAnswers } from "./mark-answers.ts";
import { type SampleMessage, SENDER } from "./message.ts";
import { sayIn } from "./say-in.ts";

/** How long the form seems to be sending, in milliseconds. */
const SENDING = 700;

const BUSY = "aria-busy";

/** What the address of the page asks the form to do, so that people can see every state: `?sample-form=fails`. */
const asked = new URL(document.referrer || location.href).searchParams.get("sample-form");

if (asked === "fails") say({ from: SENDER, event: "failed" });
else if (asked !== "waits") start(document.forms[0]);

/** Makes the form work. What is written into it is read when it is checked, and goes nowhere. */
function start(form: HTMLFormElement | undefined): void {
  if (!form) return;
  // Until now a click would have sent the browser to this document again, and the answers away.
  for (const button of form.querySelectorAll("button")) button.disabled = false;
  new ResizeObserver(sayHeight).observe(document.body);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!form.hasAttribute(BUSY) && markAnswers(form)) send(form);
  });
  say({ from: SENDER, event: "ready" });
}

function send(form: HTMLFormElement): void {
  form.setAttribute(BUSY, "true");
  announce(form, sayIn(form, "sending"));
  setTimeout(() => {
    form.removeAttribute(BUSY);
    announce(form, "");
    if (isToFail(emailOf(form))) showFailure(form);
    else showThanks(form);
  }, SENDING);
}

function showFailure(form: HTMLFormElement): void {
  const failure = form.querySelector<HTMLElement>("[data-failure]");
  if (!failure) return;
  failure.hidden = false;
  failure.focus();
}

function showThanks(form: HTMLFormElement): void {
  const thanks = document.querySelector<HTMLElement>("[data-thanks]");
  form.reset();
  for (const part of document.querySelectorAll<HTMLElement>("header, form")) part.hidden = true;
  if (thanks) {
    thanks.hidden = false;
    thanks.focus();
  }
  say({ from: SENDER, event: "submitted" });
}

function announce(form: HTMLFormElement, words: string): void {
  const status = form.querySelector('[role="status"]');
  if (status) status.textContent = words;
}

function sayHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  say({ from: SENDER, event: "height", height });
}

/** Reports to the page around the form, which is of the same site. */
function say(message: SampleMessage): void {
  parent.postMessage(message, location.origin);
}
