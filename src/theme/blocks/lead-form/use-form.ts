import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FormEmbed } from "../../../engine/model/form-embed.ts";
import type { FormBrowserPart, FormMessage } from "../../../engine/model/form-provider.ts";
import { isHostIn, SELF } from "../../../engine/model/hosts-list.ts";

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
  /** Called when the form has arrived. */
  ready(): void;
  /** Called when it cannot be had. */
  fail(): void;
}

/** A form, and what its provider needs in the browser. */
export interface WatchedForm {
  form: FormEmbed;
  part: FormBrowserPart;
}

/** How long before its end the waiting counts as slow: this part of the whole. */
const SLOW_PART = 0.4;

/** Brings a form, at once unless it waits for a click, and follows what becomes of it. */
export function useForm(
  { form, part }: WatchedForm,
  room: RefObject<HTMLElement | null>,
): FormProgress {
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
  useMessages({ form, part }, room, (message) => {
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
  { form, part }: WatchedForm,
  room: RefObject<HTMLElement | null>,
  onMessage: (message: FormMessage) => void,
): void {
  const latest = useRef(onMessage);
  latest.current = onMessage;
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (!isFromForm(event, { form, part }, room.current)) return;
      const message = part.readMessage(event.data, form.formId);
      if (message) latest.current(message);
    };
    const sent = () => latest.current({ submitted: form.formId });
    addEventListener("message", hear);
    if (part.sentEvent !== undefined) addEventListener(part.sentEvent, sent);
    return () => {
      removeEventListener("message", hear);
      if (part.sentEvent !== undefined) removeEventListener(part.sentEvent, sent);
    };
  }, [form, part, room]);
}

function isFromForm(
  { source, origin }: MessageEvent,
  { form, part }: WatchedForm,
  room: HTMLElement | null,
): boolean {
  if (part.speaksFromPage?.(form) && source === window) return true;
  const frames = [...(room?.querySelectorAll("iframe") ?? [])];
  const origins = form.origins.map((known) => (known === SELF ? location.origin : known));
  return frames.some(({ contentWindow }) => contentWindow === source) && isHostIn(origin, origins);
}
