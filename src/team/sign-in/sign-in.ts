import type { ServerResponse } from "node:http";
import type { Exchange } from "../../engine/output/serving/answer-requests.ts";
import { readBody } from "../../studio/server/input.ts";
import type { AuditLog } from "../server/audit-log.ts";
import { createRateLimit } from "../server/rate-limit.ts";
import { sayAccepted } from "./accepted-language.ts";
import {
  type CompanyAccounts,
  type PendingAuthorization,
  SignInError,
} from "./company-accounts.ts";
import { cookieName, cookieOf, setCookie } from "./cookies.ts";
import { LINK_MINUTES, type MailedLinks } from "./mailed-links.ts";
import type { SendMail } from "./mailer.ts";
import type { Seal } from "./seal.ts";
import type { Sessions } from "./sessions.ts";
import {
  confirmPage,
  type Notice,
  noticePage,
  type PageParts,
  sentPage,
  signInPage,
} from "./sign-in-pages.ts";
import type { SiteBranding } from "./site-branding.ts";
import type { SignInStyles } from "./styles.ts";

/** What signing in is made of. */
export interface SignInOptions {
  /** Where people open the studio, without a slash at its end. */
  origin: string;
  isSecure: boolean;
  company: CompanyAccounts | undefined;
  mail: { links: MailedLinks; send: SendMail } | undefined;
  isOnList(email: string): boolean;
  sessions: Sessions;
  seal: Seal;
  audit: AuditLog;
  branding(): Promise<SiteBranding>;
  stylesOf(tokens: string): Promise<SignInStyles>;
}

/** An exchange with somebody whose address is known. */
export interface SignInExchange extends Exchange {
  from: string;
}

/** Everything about signing in and out. */
export interface SignIn {
  /** @returns false for an address that is not about signing in */
  answer(exchange: SignInExchange): Promise<boolean>;
  /** Answers with a page in the language and the look of these. */
  notice(exchange: Exchange, status: number, words: "full" | "tooOften"): Promise<void>;
}

/** Where people begin who were not on their way anywhere. */
const STUDIO = "/studio";
const COOKIE = "studio-sign-in";
const PURPOSE = "sign-in";
/** Seconds that somebody may take with the issuer. */
const ISSUER_TIMEOUT = 600;
const MINUTE = 60_000;
const MAX_FORM = 4000;
const EMAIL = /^[^\s@"<>]+@[^\s@".<>]+(?:\.[^\s@".<>]+)+$/;

/** A sign-in in progress, and where it leads afterwards. */
interface PendingSignIn extends PendingAuthorization {
  to: string;
}

type Handler = (exchange: SignInExchange) => Promise<void>;

/** Makes what answers everything about signing in. */
export function createSignIn(options: SignInOptions): SignIn {
  const { origin, isSecure, company, mail, sessions, seal, audit } = options;
  const attempts = createRateLimit(60, 10 * MINUTE);
  const mailsFrom = createRateLimit(20, 60 * MINUTE);
  const mailsTo = createRateLimit(5, 60 * MINUTE);
  const cookie = cookieName(COOKIE, isSecure);

  async function partsFor({ request }: Pick<Exchange, "request">): Promise<PageParts> {
    const spoken = await sayAccepted(request.headers["accept-language"]);
    const { brand, tokens } = await options.branding();
    return { ...spoken, brand, styles: await options.stylesOf(tokens) };
  }

  async function showSignIn(
    exchange: Exchange,
    more: {
      status?: number;
      notice?: (say: PageParts["say"]) => Notice;
      wrong?: URLSearchParams;
    } = {},
  ): Promise<void> {
    const parts = await partsFor(exchange);
    const { status = 200, notice, wrong } = more;
    const html = signInPage(parts, {
      company: company !== undefined,
      mail: mail !== undefined,
      to: destinationIn(wrong ?? new URLSearchParams(exchange.target.query)),
      ...(notice && { notice: notice(parts.say) }),
      ...(wrong && { wrongEmail: wrong.get("email") ?? "" }),
    });
    send(exchange.response, status, parts, html);
  }

  /** Lets somebody in who has shown whose address theirs is, if it is on the list. */
  async function admit(
    exchange: SignInExchange,
    who: { email: string; name: string },
    { to, way }: { to: string; way: string },
  ): Promise<void> {
    const { response, from } = exchange;
    const isOnList = options.isOnList(who.email);
    await audit.write({
      event: isOnList ? "sign-in" : "sign-in-refused",
      ...{ email: who.email, from, what: isOnList ? way : "not on the list" },
    });
    if (!isOnList) {
      await showSignIn(exchange, {
        status: 403,
        notice: (say) => ({
          title: say("signIn.notOnList", { email: who.email }),
          text: say("signIn.notOnListText"),
          isProblem: true,
        }),
      });
      return;
    }
    await sessions.begin(response, who);
    redirect(response, to);
  }

  async function toIssuer(exchange: SignInExchange): Promise<void> {
    const { response, target } = exchange;
    if (!company) return showSignIn(exchange);
    const { address, waiting } = await company.begin();
    const way: PendingSignIn = { ...waiting, to: destinationIn(new URLSearchParams(target.query)) };
    const value = await seal.close(PURPOSE, way, ISSUER_TIMEOUT);
    setCookie(response, { name: cookie, value, maxAge: ISSUER_TIMEOUT, isSecure });
    redirect(response, address);
  }

  async function fromIssuer(exchange: SignInExchange): Promise<void> {
    const { request, response, target } = exchange;
    const sealed = cookieOf(request, cookie);
    const way = sealed && (await seal.open<PendingSignIn>(PURPOSE, sealed));
    setCookie(response, { name: cookie, value: "", maxAge: 0, isSecure });
    if (!company || !way)
      return showSignIn(exchange, {
        status: 400,
        notice: (say) => ({
          title: say("signIn.failed"),
          text: say("signIn.expired"),
          isProblem: true,
        }),
      });
    const returned = new URL(`${origin}${target.path}?${target.query}`);
    await admit(exchange, await company.finish(returned, way), { to: way.to, way: "company" });
  }

  async function askForLink(exchange: SignInExchange): Promise<void> {
    const { response, from } = exchange;
    const form = await formOf(exchange);
    const email = (form.get("email") ?? "").trim().toLowerCase();
    if (!mail || email.length > 254 || !EMAIL.test(email))
      return showSignIn(exchange, { status: 400, wrong: form });
    if (!mailsFrom.consume(from)) return notice(exchange, 429, "tooOften");
    const parts = await partsFor(exchange);
    // Whether an address is on the list shows neither in the answer nor in how long it takes.
    send(response, 200, parts, sentPage(parts, email));
    if (!options.isOnList(email) || !mailsTo.consume(email)) return;
    const link = new URL("/sign-in/link", origin);
    link.searchParams.set("key", mail.links.make(email));
    const to = destinationIn(form);
    if (to !== STUDIO) link.searchParams.set("to", to);
    const { say, brand = new URL(origin).host } = parts;
    const values = { brand, link: link.href, minutes: LINK_MINUTES };
    const sent = mail.send({
      to: email,
      subject: say("signIn.mailSubject", { brand }),
      text: say("signIn.mailText", values),
    });
    await sent.then(
      () => audit.write({ event: "mail", email, from }),
      (cause: Error) => {
        process.stderr.write(`The mail to ${email} could not be sent: ${cause.message}\n`);
        return audit.write({ event: "mail", email, from, what: `not sent: ${cause.message}` });
      },
    );
  }

  async function showLink(exchange: SignInExchange): Promise<void> {
    const query = new URLSearchParams(exchange.target.query);
    const key = query.get("key") ?? "";
    const parts = await partsFor(exchange);
    if (!mail?.links.isGood(key)) return showExpiredLink(exchange, parts);
    send(exchange.response, 200, parts, confirmPage(parts, key, destinationIn(query)));
  }

  async function useLink(exchange: SignInExchange): Promise<void> {
    const form = await formOf(exchange);
    const email = mail?.links.use(form.get("key") ?? "");
    if (email === undefined) return showExpiredLink(exchange, await partsFor(exchange));
    await admit(exchange, { email, name: email }, { to: destinationIn(form), way: "mail" });
  }

  function showExpiredLink({ response }: Exchange, parts: PageParts): void {
    const { say } = parts;
    const text = say("signIn.linkOverText", { minutes: LINK_MINUTES });
    send(response, 410, parts, noticePage(parts, { title: say("signIn.linkOver"), text }));
  }

  async function signOut(exchange: SignInExchange): Promise<void> {
    const { request, response, from } = exchange;
    const session = await sessions.of(request);
    sessions.end(response, session);
    if (session) await audit.write({ event: "sign-out", email: session.email, from });
    redirect(response, "/sign-in?out");
  }

  async function notice(
    exchange: Exchange,
    status: number,
    words: "full" | "tooOften",
  ): Promise<void> {
    const parts = await partsFor(exchange);
    const title = parts.say(`signIn.${words}`);
    const text = parts.say(`signIn.${words}Text`);
    send(exchange.response, status, parts, noticePage(parts, { title, text }));
  }

  const handlers: Record<string, Handler> = {
    "GET /sign-in": (exchange) => {
      if (exchange.target.query !== "out") return showSignIn(exchange);
      return showSignIn(exchange, { notice: (say) => ({ title: say("signIn.signedOut") }) });
    },
    "GET /sign-in/company": toIssuer,
    "GET /sign-in/return": fromIssuer,
    "POST /sign-in/mail": askForLink,
    "GET /sign-in/link": showLink,
    "POST /sign-in/link": useLink,
    "POST /sign-out": signOut,
  };

  async function answerOne(handler: Handler, exchange: SignInExchange): Promise<void> {
    const { request, from } = exchange;
    // A form of another site could sign somebody in as somebody else.
    if (request.method === "POST" && request.headers.origin !== origin)
      return showSignIn(exchange, { status: 403 });
    if (!attempts.consume(from)) {
      await audit.write({ event: "limit", from, what: "sign-in" });
      return notice(exchange, 429, "tooOften");
    }
    try {
      await handler(exchange);
    } catch (cause) {
      if (!(cause instanceof SignInError)) throw cause;
      const { reason } = cause;
      process.stderr.write(`${[cause.message, reasonOf(cause.cause)].join(" ")}\n`);
      await audit.write({ event: "sign-in-refused", from, what: reason });
      await showSignIn(exchange, {
        status: reason === "unverified" ? 403 : 502,
        notice: (say) => ({
          title: say(reason === "unverified" ? "signIn.unverified" : "signIn.failed"),
          text: say(reason === "unverified" ? "signIn.unverifiedText" : "signIn.failedText"),
          isProblem: true,
        }),
      });
    }
  }

  return {
    async answer(exchange) {
      const handler = handlers[`${exchange.request.method} ${exchange.target.path}`];
      if (!handler) return false;
      await answerOne(handler, exchange);
      return true;
    },
    notice,
  };
}

/** Where somebody goes on: an address of this server, never of another one. */
function destinationIn(values: URLSearchParams): string {
  const to = values.get("to") ?? "";
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(to) && !to.startsWith("/sign-in") ? to : STUDIO;
}

async function formOf({ request }: Exchange): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, MAX_FORM)).toString("utf8"));
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(303, { Location: to, "Cache-Control": "no-store" }).end();
}

/** No script runs on these pages, no other site shows them, and nothing of their addresses reaches one. */
function send(response: ServerResponse, status: number, { styles }: PageParts, html: string): void {
  response
    .writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": `default-src 'none'; style-src ${styles.hash}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex, nofollow",
    })
    .end(html);
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : "";
}
