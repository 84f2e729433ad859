import { createHash } from "node:crypto";

/** 132 bits of the hash: no two texts of a site share them by chance. */
const LENGTH = 22;

/** A hash that stands for a text of a site. */
export function shortHash(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, LENGTH);
}
