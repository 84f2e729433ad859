import { field } from "../../read-values.ts";
import type { NotTaken, Outcome, Sending, ServiceAnswer, ServiceRequest } from "./service.ts";

type WrongField = NotTaken["wrong"][number];

/** Too many requests; the service is overloaded or under repair. */
const BUSY = [429, 502, 503, 504];

/**
 * What a status says, as most services mean it.
 *
 * @param wrong fields that the answer names
 */
export function readStatus({ status }: ServiceAnswer, wrong: WrongField[] = []): Outcome {
  // An answer that leads elsewhere is what a form without scripts gets after it was taken.
  if (status < 400) return "sent";
  return { reason: BUSY.includes(status) ? "busy" : "failed", wrong };
}

/** The entries of a list in an answer. */
export function entriesOf(body: unknown, name: string): unknown[] {
  const list = field(body, name);
  return Array.isArray(list) ? list : [];
}

/** What is sent as HTML forms send it. No browser asks for leave before it. */
export function asForm({ values, own }: Sending): ServiceRequest {
  return {
    headers: {
      Accept: "application/json",
      "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8",
    },
    body: new URLSearchParams([...own, ...values]).toString(),
  };
}
