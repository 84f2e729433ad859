import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cookieName, cookieOf, setCookie } from "./cookies.ts";
import type { EndedSessions } from "./ended-sessions.ts";
import type { Seal } from "./seal.ts";

/** Somebody who has signed in, as their browser keeps it. What they may do is looked up at each request. */
export interface Session {
  id: string;
  email: string;
  name: string;
  /** When they signed in, in seconds. */
  since: number;
  /** When they were last seen, in seconds. */
  seen: number;
  /** The draft that they have chosen to work on. */
  draft?: string;
}

/** Keeps who has signed in, in sealed cookies. */
export interface Sessions {
  of(request: IncomingMessage): Promise<Session | undefined>;
  begin(response: ServerResponse, who: Pick<Session, "email" | "name">): Promise<void>;
  /** Goes on with another draft. */
  choose(response: ServerResponse, session: Session, draft: string): Promise<void>;
  /** Lets a session last longer that is in use. */
  renew(response: ServerResponse, session: Session): Promise<void>;
  end(response: ServerResponse, session: Session | undefined): void;
}

const COOKIE = "studio";
const PURPOSE = "session";
const HOUR = 3600;
/** Seconds without a request after which somebody signs in again. */
const IDLE = 12 * HOUR;
/** Seconds after which everybody does. */
export const LONGEST = 30 * 24 * HOUR;
/** A cookie is not written at every request. */
const RENEWED_AFTER = 300;

/** Makes what keeps sessions. */
export function createSessions(options: {
  seal: Seal;
  isSecure: boolean;
  ended: EndedSessions;
  now?: () => number;
}): Sessions {
  const { seal, isSecure, ended, now = () => Math.floor(Date.now() / 1000) } = options;
  const name = cookieName(COOKIE, isSecure);
  const write = async (response: ServerResponse, session: Session) => {
    const left = Math.min(IDLE, session.since + LONGEST - now());
    const value = await seal.close(PURPOSE, session, left);
    setCookie(response, { name, value, maxAge: left, isSecure });
  };
  return {
    async of(request) {
      const sealed = cookieOf(request, name);
      const session = sealed && (await seal.open<Session>(PURPOSE, sealed));
      if (!session || ended.has(session.id)) return undefined;
      const isOver = now() - session.since >= LONGEST || now() - session.seen >= IDLE;
      return isOver ? undefined : session;
    },
    begin: (response, who) =>
      write(response, {
        ...who,
        id: randomBytes(16).toString("base64url"),
        since: now(),
        seen: now(),
      }),
    choose: (response, session, draft) => write(response, { ...session, draft, seen: now() }),
    async renew(response, session) {
      if (now() - session.seen < RENEWED_AFTER) return;
      await write(response, { ...session, seen: now() });
    },
    end(response, session) {
      if (session) ended.add(session.id, session.since + LONGEST);
      setCookie(response, { name, value: "", maxAge: 0, isSecure });
    },
  };
}
