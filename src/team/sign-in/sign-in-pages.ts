import { escapeHtml } from "../../engine/model/escape-html.ts";
import type { Language } from "../../studio/words/language.ts";
import type { Say } from "../../studio/words/words.ts";
import { LINK_MINUTES } from "./mailed-links.ts";
import type { SignInStyles } from "./styles.ts";

/** What all pages before the studio are made from. */
export interface PageParts {
  language: Language;
  say: Say;
  /** The name of the site, as far as it is known. */
  brand: string | undefined;
  styles: SignInStyles;
}

/** What the first page offers. */
export interface Offers {
  company: boolean;
  mail: boolean;
  /** Where to go afterwards. */
  to: string;
  /** What was wrong with the address that was entered. */
  wrongEmail?: string;
  notice?: Notice;
}

/** Something that has happened. */
export interface Notice {
  title: string;
  text?: string;
  isProblem?: boolean;
}

/** The page on which people say who they are. */
export function signInPage(parts: PageParts, offers: Offers): string {
  const { say, brand } = parts;
  const title = brand === undefined ? say("signIn.title") : say("signIn.titleOf", { brand });
  return page(parts, title, [
    heading(title, say("signIn.lead")),
    offers.notice ? notice(offers.notice) : "",
    offers.company
      ? `<a class="button" href="/sign-in/company?to=${encodeURIComponent(offers.to)}">${escapeHtml(say("signIn.company"))}</a>`
      : "",
    offers.company && offers.mail ? `<p class="or">${escapeHtml(say("signIn.or"))}</p>` : "",
    offers.mail ? mailForm(parts, offers) : "",
  ]);
}

/** What everybody reads who has asked for a link, on the list or not. */
export function sentPage(parts: PageParts, email: string): string {
  const { say } = parts;
  const title = say("signIn.sent");
  return page(parts, title, [
    heading(title, say("signIn.sentText", { email, minutes: LINK_MINUTES })),
    paragraph(say("signIn.sentHelp")),
    `<p><a href="/sign-in">${escapeHtml(say("signIn.otherAddress"))}</a></p>`,
  ]);
}

/** The page behind a mailed link. Programs that look at mails open links, and press no buttons. */
export function confirmPage(parts: PageParts, key: string, to: string): string {
  const { say } = parts;
  const title = say("signIn.confirm");
  return page(parts, title, [
    heading(title, say("signIn.confirmText")),
    `<form method="post" action="/sign-in/link">${hidden("key", key)}${hidden("to", to)}<button class="button">${escapeHtml(say("signIn.open"))}</button></form>`,
  ]);
}

/** A page that says one thing. */
export function noticePage(parts: PageParts, { title, text = "" }: Notice): string {
  return page(parts, title, [
    heading(title, text),
    `<a class="button quiet" href="/sign-in">${escapeHtml(parts.say("signIn.again"))}</a>`,
  ]);
}

function mailForm({ say }: PageParts, { company, to, wrongEmail }: Offers): string {
  const described = wrongEmail === undefined ? "help" : "problem";
  const words = wrongEmail === undefined ? "mailHelp" : "notAnAddress";
  const value = wrongEmail === undefined ? "" : ` value="${escapeHtml(wrongEmail)}"`;
  return `<form method="post" action="/sign-in/mail">${hidden("to", to)}<label>${escapeHtml(say("signIn.email"))}<input type="email" name="email" autocomplete="email" required maxlength="254" aria-describedby="${described}"${value}${wrongEmail === undefined ? "" : ' aria-invalid="true"'}></label><p id="${described}">${escapeHtml(say(`signIn.${words}`))}</p><button class="button${company ? " quiet" : ""}">${escapeHtml(say("signIn.sendLink"))}</button></form>`;
}

function heading(title: string, text: string): string {
  return `<header><h1>${escapeHtml(title)}</h1>${text === "" ? "" : paragraph(text)}</header>`;
}

function notice({ title, text, isProblem = false }: Notice): string {
  const words =
    text === undefined
      ? escapeHtml(title)
      : `<strong>${escapeHtml(title)}</strong> ${escapeHtml(text)}`;
  return `<p class="note${isProblem ? " problem" : ""}" role="${isProblem ? "alert" : "status"}">${words}</p>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

function page({ language, styles }: PageParts, title: string, parts: string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${styles.css}</style></head><body><main>${parts.join("")}</main></body></html>`;
}
