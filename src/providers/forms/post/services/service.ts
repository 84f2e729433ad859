/** A value under the name of its field. */
export type NamedValue = [name: string, value: string];

/** What visitors wrote, and where. */
export interface Sending {
  /** Answers, without those that were left open. */
  values: NamedValue[];
  /** Values that the form itself has for its service. */
  own: NamedValue[];
  /** What was agreed to: the label of every box that asks for it, and whether it is ticked. */
  consents: { name: string; label: string; given: boolean }[];
  page: { url: string; title: string };
}

/** What is sent to a service. */
export interface ServiceRequest {
  headers: Record<string, string>;
  body: string;
}

/** An answer of a service. */
export interface ServiceAnswer {
  /** The HTTP status; 0 for one that leads elsewhere. */
  status: number;
  /** What it holds, where that is JSON. */
  body: unknown;
}

/**
 * What became of the answers. `busy`: the service takes no more at the time. `failed`: it does not take
 * them as they are, or the form is not known there.
 */
export type Outcome = "sent" | NotTaken;

/** Answers that were not taken. */
export interface NotTaken {
  reason: "busy" | "failed";
  /** Fields whose answers the service did not accept, by their names. */
  wrong: { name: string; problem: "notAccepted" | "wrongEmail" | "missingText" }[];
}

/** How one service is spoken to. */
export interface Service {
  request(sending: Sending): ServiceRequest;
  read(answer: ServiceAnswer): Outcome;
}
