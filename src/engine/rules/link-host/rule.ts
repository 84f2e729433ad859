import type { Finding } from "../../model/issue.ts";
import { ownPath } from "../../model/own-path.ts";
import { parsedUrl } from "../../model/parsed-url.ts";
import { certainName } from "../../pipeline/certain.ts";
import { everyOf, type Reference } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite, SiteContext } from "../../pipeline/site.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsBeside, textsOn } from "../../pipeline/texts/site-texts.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { readPart } from "../../pipeline/texts/words.ts";
import { editsBetween } from "../../pipeline/validate/nearest.ts";
import { markStretch } from "../analysis/texts/stretch.ts";
import { example } from "./example.ts";

/** Hosts of mail that people have addresses at, long enough that one slip is no other name. */
const MAIL_HOSTS = [
  "gmail.com",
  "googlemail.com",
  "hotmail.com",
  "outlook.com",
  "yahoo.com",
  "icloud.com",
  "protonmail.com",
];
/** Hosts one slip away from those above that have mail of their own. */
const REAL_HOSTS = new Set(["mail.com", "ymail.com", "email.com"]);
/** Hosts where sites are tried out, or that lead to somebody's own machine for an hour. */
const TRIAL_HOST =
  /^(?:staging|stg|preprod|uat)\.[^.]+\.|[.-](?:staging|preprod)\.[^.]+\.|(?:^|\.)(?:ngrok(?:-free)?\.(?:io|app|dev)|loca\.lt|trycloudflare\.com|wpengine\.com|wpenginepowered\.com|myftpupload\.com|kinsta\.cloud|flywheelsites\.com)$|^deploy-preview-\d+--|-git-[a-z0-9-]+\.vercel\.app$/i;
/** On a site's own host these are no public hosts, elsewhere they can be. */
const OWN_TRIAL_HOST = /^(?:dev|test|testing|preview|beta|qa|demo|stage|old)\./i;
const MAIL = /[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63})+)/gu;

export const rule = defineRule({
  id: "link-host",
  level: "warning",
  title: "An address has a misspelt host, or one for trials",
  help: "Mail to a misspelt host is lost without a word, and a host for trying things out asks visitors for a password or is gone next month.",
  example,
  checkPage: (page, site) => [
    ...checkHosts(everyOf(page.refs, "links"), site),
    ...mailInTexts(textsOn(page, site, Sign.at)),
  ],
  check: (site) => [
    ...checkHosts(site.shellRefs.links, site),
    ...mailInTexts(textsBeside(site, Sign.at)),
    ...ownMail(site),
  ],
});

/** Addresses lead to hosts that visitors can reach, and mail to hosts that are no slips of well-known ones. */
function checkHosts(links: Reference[], { index }: SiteContext): Finding[] {
  const outside = links.filter(({ value }) => /^(?:mailto|https?):/i.test(value));
  return outside.flatMap((link) => [...misspeltMail(link), ...trialHost(link, index)]);
}

function misspeltMail(link: Reference): Finding[] {
  const host = /^mailto:[^?@,]+@([^?@,]+)/i.exec(link.value)?.[1]?.toLowerCase();
  const meant = host && meantHost(host);
  if (!meant) return [];
  const { file, pointer, excerpt } = link;
  const value = link.value.replace(/@[^?@,]+/, `@${meant}`);
  const isWritten = !link.isFilled && (excerpt === undefined || excerpt === link.value);
  const fix = isWritten && isCertain(host) ? { fix: { value } } : {};
  return [{ ...badHost(host, meant), file, pointer, excerpt, ...fix }];
}

/** Addresses that stand in texts for people to copy; those that Markdown makes links of are links. */
function mailInTexts(texts: OddText[]): Finding[] {
  return texts
    .filter(({ kind }) => kind === "plain")
    .flatMap((text) =>
      [...readPart(text.text).matchAll(MAIL)].flatMap(
        ({ 0: address, 1: host = "", index }): Finding[] => {
          const meant = meantHost(host.toLowerCase());
          if (!meant) return [];
          const stretch = { offset: index + address.length - host.length, length: host.length };
          const value = isCertain(host) ? meant : undefined;
          return [{ ...badHost(host, meant), ...markStretch(text, stretch, value) }];
        },
      ),
    );
}

/** The address of the site itself. */
function ownMail({ index: { site, siteFile } }: CheckedSite): Finding[] {
  const [name, host = ""] = site.email?.split("@") ?? [];
  const meant = meantHost(host.toLowerCase());
  if (!meant) return [];
  const fix = isCertain(host) ? { fix: { value: `${name}@${meant}` } } : {};
  return [{ ...badHost(host, meant), file: siteFile, pointer: "/email", ...fix }];
}

/** The well-known host that a misspelt one was meant to be. */
function meantHost(host: string): string | undefined {
  if (MAIL_HOSTS.includes(host) || REAL_HOSTS.has(host)) return undefined;
  const near = MAIL_HOSTS.filter((known) => editsBetween(host, known) === 1);
  return near.length === 1 ? near[0] : undefined;
}

/** Whether a host can be corrected without asking. */
function isCertain(host: string): boolean {
  return certainName(host, MAIL_HOSTS) !== undefined;
}

function badHost(host: string, meant: string): Pick<Finding, "message" | "hint"> {
  return {
    message: `${host} is most likely a misspelt ${meant}, and mail to it is lost.`,
    hint: `Write ${meant}.`,
  };
}

function trialHost(link: Reference, { site }: SiteContext["index"]): Finding[] {
  const hostname = /^https?:\/\/([^/?#:@\s]+)/i.exec(link.value)?.[1]?.toLowerCase();
  if (hostname === undefined) return [];
  const isTrial = TRIAL_HOST.test(hostname) || OWN_TRIAL_HOST.test(hostname);
  if (!isTrial || ownPath(link.value, site.url) !== undefined) return [];
  const isOwn = hostname.endsWith(`.${ownDomain(site.url)}`);
  if (!isOwn && !TRIAL_HOST.test(hostname)) return [];
  const { file, pointer, excerpt } = link;
  return [
    {
      message: `${hostname} is a host for trying things out, which visitors may not reach.`,
      hint: "Write the public address; for a page of this site begin with /.",
      file,
      pointer,
      excerpt,
    },
  ];
}

/** The site's domain without `www.`; nothing that a host could end with when the address is none. */
function ownDomain(siteUrl: string): string {
  return parsedUrl(siteUrl)?.hostname.replace(/^www\./, "") ?? "/";
}
