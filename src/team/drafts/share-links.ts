import { createHash, randomBytes } from "node:crypto";
import type { Author, NewShareLink, ShareLink } from "../../studio/contract/drafts.ts";
import type { DraftRecord, KeptShare } from "./draft-record.ts";
import { isOpen } from "./is-open.ts";

/** Where links to drafts begin. */
export const SHARED = "/shared/";
/** Days that a link works, unless somebody says otherwise. */
export const DEFAULT_DAYS = 14;

const DAY = 86_400_000;

/** Makes a link that nobody can guess, and what is kept of it. */
export function createShare(
  by: Author,
  { now, days }: { now: Date; days: number },
): { kept: KeptShare; link: NewShareLink } {
  const token = randomBytes(16).toString("base64url");
  const kept = {
    id: randomBytes(6).toString("hex"),
    by,
    at: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * DAY).toISOString(),
    hash: hashOf(token),
  };
  return { kept, link: { ...withoutHash(kept), address: SHARED + token } };
}

/** A link as people see it. */
export function withoutHash({ id, by, at, expiresAt }: KeptShare): ShareLink {
  return { id, by, at, expiresAt };
}

/** A link that somebody has, and the draft that it opens. */
export interface OpenedLink {
  record: DraftRecord;
  share: KeptShare;
}

/** What a token opens; nothing if it is unknown, revoked or expired, or the draft is over. */
export function openedBy(
  records: readonly DraftRecord[],
  token: string,
  now: Date,
): OpenedLink | undefined {
  // A hash of 128 random bits gives nothing away by the time that a comparison takes.
  const hash = hashOf(token);
  for (const record of records.filter(isOpen)) {
    const share = record.shares.find((one) => one.hash === hash && now < new Date(one.expiresAt));
    if (share) return { record, share };
  }
  return undefined;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
