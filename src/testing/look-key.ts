import { createHash } from "node:crypto";
import type { Look } from "../engine/model/look.ts";

/** What a look shows, as a hash: its tokens and what was chosen. */
export function lookKey({ tokens, choices }: Pick<Look, "tokens" | "choices">): string {
  return createHash("sha256")
    .update(JSON.stringify([tokens, choices]))
    .digest("hex")
    .slice(0, 16);
}
