import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { textIfReadable } from "../../engine/pipeline/regular-file.ts";
import { writeWhole } from "../../engine/pipeline/write-whole.ts";

/** Links that let the owner of an address sign in, once. */
export interface MailedLinks {
  /** @returns the key of a new link */
  make(email: string): string;
  /** Whether a link still lets somebody in. */
  isGood(key: string): boolean;
  /** @returns the address that a link was mailed to; the link is of no use afterwards */
  use(key: string): string | undefined;
}

/** Minutes that a link counts. */
export const LINK_MINUTES = 15;

const FILE = "sign-in-links.json";

interface Link {
  email: string;
  /** Milliseconds. */
  until: number;
}

/** Keeps links in the folder of the server's data, by hashes of their keys: who reads the file cannot sign in. */
export function mailedLinksIn(data: string, now = Date.now): MailedLinks {
  const file = join(data, FILE);
  const links = new Map(linksIn(textIfReadable(file)));
  const save = () => {
    for (const [key, { until }] of links) if (until <= now()) links.delete(key);
    writeWhole(file, `${JSON.stringify(Object.fromEntries(links))}\n`, { flush: true });
  };
  const goodLink = (key: string) => {
    const link = links.get(hashOf(key));
    return link && link.until > now() ? link : undefined;
  };
  return {
    make(email) {
      const key = randomBytes(24).toString("base64url");
      links.set(hashOf(key), { email, until: now() + LINK_MINUTES * 60_000 });
      save();
      return key;
    },
    isGood: (key) => goodLink(key) !== undefined,
    use(key) {
      const link = goodLink(key);
      if (!link) return undefined;
      links.delete(hashOf(key));
      save();
      return link.email;
    },
  };
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** A file that cannot be understood was not written by this server, and lets nobody in. */
function linksIn(text: string | undefined): [string, Link][] {
  try {
    return Object.entries(JSON.parse(text ?? "{}"));
  } catch {
    return [];
  }
}
