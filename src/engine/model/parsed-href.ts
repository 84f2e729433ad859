/** A link target, taken apart. */
export type ParsedHref =
  | { kind: "inside"; path: string; anchor: string }
  | { kind: "outside"; url: string }
  | BadHref;

/** A link target that no browser can follow as it is meant. */
export interface BadHref {
  kind: "bad";
  reason: string;
  hint: string;
  /** What was meant, when that is certain. */
  meant?: string;
}

/** A link target that cannot be followed, with what to do. */
export function bad(reason: string, hint: string, meant?: string): BadHref {
  return meant === undefined ? { kind: "bad", reason, hint } : { kind: "bad", reason, hint, meant };
}
