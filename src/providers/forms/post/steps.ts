import { type Control, controlsOf } from "./controls.ts";
import { markControls, summarize } from "./mark-controls.ts";
import type { SayInScript } from "./say-in-script.ts";

/** The steps of a form, of which one is shown. A form without them is one step. */
export interface Steps {
  /** Goes on to the next step when the answers of this one are right. Whether there was another step is returned. */
  next(): boolean;
  /** Shows the step of a field. */
  showStepOf(control: Control | undefined): void;
  /** Shows everything again. */
  end(): void;
}

/** Shows the steps of a form one after the other. */
export function showSteps(form: HTMLFormElement, say: SayInScript): Steps {
  const steps = [...form.querySelectorAll<HTMLElement>("[data-step]")];
  const parts = steps.length > 1 ? addParts(form, say) : undefined;
  let at = 0;
  const show = (wanted: number) => {
    at = wanted;
    steps.forEach((step, index) => {
      step.hidden = parts !== undefined && index !== at;
    });
    parts?.say(at, steps.length);
  };
  const open = (wanted: number) => {
    summarize(form, [], say);
    show(wanted);
    const step = steps[at];
    (step?.querySelector("legend") ?? (step && controlsOf(step)[0]))?.focus();
  };
  parts?.back.addEventListener("click", () => open(at - 1));
  show(0);
  return {
    next() {
      const step = steps[at];
      if (!step || at >= steps.length - 1) return false;
      const wrong = markControls(controlsOf(step), say);
      if (wrong.length > 0) summarize(form, wrong, say);
      else open(at + 1);
      return true;
    },
    showStepOf(control) {
      const wanted = steps.findIndex((step) => step.contains(control ?? null));
      if (wanted >= 0) show(wanted);
    },
    end() {
      parts?.end();
      for (const step of steps) step.hidden = false;
    },
  };
}

/** The parts that only a form in steps has: which step it is, and the way back. */
function addParts(form: HTMLFormElement, say: SayInScript) {
  const send = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const words = send?.textContent ?? "";
  const progress = form.querySelector("[data-progress]");
  const back = document.createElement("button");
  back.type = "button";
  back.dataset.back = "";
  back.textContent = say("back");
  send?.before(back);
  return {
    back,
    say(at: number, count: number) {
      if (progress) progress.textContent = say("progress", { at: at + 1, count });
      back.hidden = at === 0;
      if (send) send.textContent = at < count - 1 ? say("next") : words;
    },
    end() {
      if (progress) progress.textContent = "";
      back.remove();
      if (send) send.textContent = words;
    },
  };
}
