import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import { isHostIn, SELF } from "../../../providers/forms/hosts-list.ts";
import { readMessage } from "../../../providers/forms/messages.ts";

/** `idle`: not asked for yet. `slow`: asked for, and late. `blocked`: it cannot be had. */
export type FormState = "idle" | "loading" | "ready" | "slow" | "blocked";

/** A form on its way into the page. */
export interface FormProgress {
  state: FormState;
  /** Counts how often the form was asked for. */
  attempt: number;
  /** The height in CSS pixels that the form has asked for. */
  height?: number;
  /** Whether the visitor has sent it. */
  sent: boolean;
  /** Asks for the form, or asks again. */
  open(): void;
  /** To be told when the form has arrived. */
  ready(): void;
  /** To be told when it cannot be had. */
  fail(): void;
}

/** How long before its end the waiting counts as slow: this part of the whole. */
const SLOW_PART = 0.4;

/** Brings a form, at once unless it waits for a click, and follows what becomes of it. */
export function useForm(form: FormEmbed, room: RefObject<HTMLElement | null>): FormProgress {
  const [state, setState] = useState<FormState>("idle");
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState<number>();
  const [sent, setSent] = useState(false);
  const failed = useRef(false);

  const open = useCallback(() => {
    failed.current = false;
    setState("loading");
    setAttempt((count) => count + 1);
  }, []);
  // A frame says that it has loaded even when all it shows is the browser's error page.
  const ready = useCallback(() => {
    if (!failed.current && !form.announces) setState("ready");
  }, [form.announces]);
  const fail = useCallback(() => {
    failed.current = true;
    setState("blocked");
  }, []);

  useEffect(() => {
    if (form.load !== "interaction") open();
  }, [form.load, open]);
  usePatience(form, attempt, setState);
  useMessages(form, room, (message) => {
    if (message.failed) {
      fail();
      return;
    }
    setState("ready");
    if (message.height !== undefined) setHeight(message.height);
    if (message.submitted !== undefined) setSent(true);
  });
  return { state, attempt, height, sent, open, ready, fail };
}

/** After a while the form is slow, and in the end it counts as blocked. */
function usePatience(
  { timeoutMs }: FormEmbed,
  attempt: number,
  setState: (next: (current: FormState) => FormState) => void,
): void {
  useEffect(() => {
    if (attempt === 0) return;
    const slow = setTimeout(
      () => setState((current) => (current === "loading" ? "slow" : current)),
      timeoutMs * SLOW_PART,
    );
    const over = setTimeout(
      () => setState((current) => (current === "ready" ? current : "blocked")),
      timeoutMs,
    );
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, [attempt, timeoutMs, setState]);
}

/** Hears messages that come from the form's own window and from one of its provider's origins. */
function useMessages(
  form: FormEmbed,
  room: RefObject<HTMLElement | null>,
  told: (message: NonNullable<ReturnType<typeof readMessage>>) => void,
): void {
  const latest = useRef(told);
  latest.current = told;
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (!isFromForm(event, form, room.current)) return;
      const message = readMessage(form, event.data);
      if (message) latest.current(message);
    };
    const sent = () => latest.current({ submitted: form.formId });
    addEventListener("message", hear);
    if (form.provider === "hubspot") addEventListener("hs-form-event:on-submission:success", sent);
    return () => {
      removeEventListener("message", hear);
      removeEventListener("hs-form-event:on-submission:success", sent);
    };
  }, [form, room]);
}

function isFromForm(
  { source, origin }: MessageEvent,
  form: FormEmbed,
  room: HTMLElement | null,
): boolean {
  // HubSpot's older script puts the form into the page itself and speaks from there.
  if (form.legacy && source === window) return true;
  const frames = [...(room?.querySelectorAll("iframe") ?? [])];
  const origins = form.origins.map((known) => (known === SELF ? location.origin : known));
  return frames.some(({ contentWindow }) => contentWindow === source) && isHostIn(origin, origins);
}
