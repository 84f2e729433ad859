import type { IncomingMessage, ServerResponse } from "node:http";
import { answerFrom } from "../../engine/output/preview.ts";
import type { Answer, Exchange } from "../../engine/output/serving/answer-requests.ts";
import { sayAccepted, sayInAll } from "../sign-in/accepted-language.ts";
import { cookieName, cookieOf, setCookie } from "../sign-in/cookies.ts";
import { buildDraft } from "./build-draft.ts";
import type { DraftRecord } from "./draft-record.ts";
import type { Drafts } from "./drafts.ts";
import { openedBy, SHARED } from "./share-links.ts";
import { BAR_STYLES, LEAVE, noticePage, type SharedNotice, withBar } from "./shared-page.ts";
import { type BuiltFolder, type SiteBuilds, Unbuildable } from "./site-builds.ts";

/** What shows drafts to people without an account. */
export interface SharedDraftsOptions {
  drafts: Drafts;
  builds: SiteBuilds;
  /** The styles of the bar over pages of a draft. */
  styles: () => Promise<string>;
  /** Whether the studio is reached by https. */
  isSecure: boolean;
}

/** Shows a draft as a built site to whoever has a link to it. */
export interface SharedDrafts {
  /**
   * Answers requests that have to do with a link.
   *
   * @param isAtWork whether the request is somebody's who is signed in: what their studio asks for has nothing to do with a link
   * @returns whether it was one
   */
  answer(exchange: Exchange, isAtWork: boolean): Promise<boolean>;
}

/** What belongs to the studio is nothing for a link, whoever has it. */
const NOT_PAGES = /^\/(?:studio|sign-in|sign-out)(?:\/|$)/;
/** Nobody finds a draft by searching, and no other site learns its address. What a page loads says that it is a page's. */
const HEADERS = {
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
};

/** Such a page needs its styles, and nothing else. */
const NOTICE_HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

/** Makes what answers those who have a link. */
export function createSharedDrafts(options: SharedDraftsOptions): SharedDrafts {
  const { drafts, isSecure } = options;
  const { records, now } = drafts.site;
  const cookie = cookieName("draft", isSecure);
  const served = new Map<string, BuiltFolder & { answer: Answer }>();
  const opened = (token: string) => openedBy(records.all(), token, now());
  const forget = (response: ServerResponse) =>
    setCookie(response, { name: cookie, value: "", maxAge: 0, isSecure });

  async function siteOf({ id, owner }: DraftRecord): Promise<Answer> {
    const { built } = await buildDraft(drafts, options.builds, id);
    const before = served.get(id);
    if (before?.version === built.version) return before.answer;
    const bars = await sayInAll();
    const document = (html: string) => withBar(html, owner.name, bars);
    const answer = answerFrom(built.out, { headers: HEADERS, document });
    served.set(id, { ...built, answer });
    return answer;
  }

  /** What a page loads is of the build that the page is of: whether the draft has changed is asked for pages alone. */
  async function siteFor(record: DraftRecord, request: IncomingMessage) {
    const shown = served.get(record.id);
    return shown && !wantsPage(request) ? shown.answer : siteOf(record);
  }

  async function showDraft(token: string, { request, response }: Exchange): Promise<void> {
    const link = opened(token);
    if (!link) {
      forget(response);
      return notice(request, response, "gone");
    }
    try {
      const site = await siteFor(link.record, request);
      await site(request, response);
    } catch (cause) {
      if (!(cause instanceof Unbuildable)) throw cause;
      await notice(request, response, "broken");
    }
  }

  async function openLink({ request, response, target }: Exchange): Promise<void> {
    const token = target.path.slice(SHARED.length);
    const link = opened(token);
    if (!link) return notice(request, response, "gone");
    const left = new Date(link.share.expiresAt).getTime() - now().getTime();
    setCookie(response, { name: cookie, value: token, maxAge: Math.ceil(left / 1000), isSecure });
    response.writeHead(303, { ...HEADERS, Location: pageIn(target) }).end();
  }

  return {
    async answer(exchange, isAtWork) {
      const { request, response, target } = exchange;
      if (target.path === BAR_STYLES) {
        const type = { "Content-Type": "text/css; charset=utf-8" };
        response.writeHead(200, { ...HEADERS, ...type }).end(await options.styles());
      } else if (target.path === LEAVE) {
        forget(response);
        await notice(request, response, "left");
      } else if (target.path.startsWith(SHARED)) await openLink(exchange);
      else {
        const token = cookieOf(request, cookie);
        if (!token || NOT_PAGES.test(target.path)) return false;
        if (isAtWork && !isOfPage(request)) return false;
        await showDraft(token, exchange);
      }
      return true;
    },
  };
}

/** Whether a page is asked for in a window of its own, or something by a page. The studio says of none of its requests where it comes from. */
function isOfPage({ headers }: IncomingMessage): boolean {
  return headers["sec-fetch-dest"] === "document" || headers.referer !== undefined;
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? "").includes("text/html");
}

async function notice(
  request: IncomingMessage,
  response: ServerResponse,
  kind: SharedNotice,
): Promise<void> {
  const { language, say } = await sayAccepted(request.headers["accept-language"]);
  const headers = { ...HEADERS, ...NOTICE_HEADERS, "Content-Type": "text/html; charset=utf-8" };
  response.writeHead(kind === "left" ? 200 : kind === "gone" ? 410 : 503, headers);
  response.end(noticePage(language, say, kind));
}

/** The page of the site that a link leads to: a path, and nothing that a browser takes for another address. */
function pageIn({ query }: Exchange["target"]): string {
  const page = new URLSearchParams(query).get("page") ?? "/";
  return /^(?:\/[a-z0-9-]+)+$/.test(page) && !NOT_PAGES.test(page) ? page : "/";
}
