import { escapeHtml } from "../../engine/model/escape-html.ts";
import { type Language, languageOf } from "../../studio/words/language.ts";
import type { Say } from "../../studio/words/words.ts";
import { SHARED } from "./share-links.ts";

/** Where the styles of the bar are: the policy of a site allows files of its own only. */
export const BAR_STYLES = `${SHARED}bar.css`;
/** Leads out of a draft. */
export const LEAVE = `${SHARED}leave`;

/** What somebody with a link sees instead of a page. */
export type SharedNotice = "gone" | "left" | "broken";

/**
 * A page of a draft with a bar that says so, in the language of the page. It needs no script.
 *
 * @param name whose draft it is
 */
export function withBar(html: string, name: string, speak: Record<Language, Say>): string {
  const lang = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? "en";
  const language = languageOf([lang]);
  const say = speak[language];
  const bar = `<aside class="draft-bar" lang="${language}" aria-label="${escapeHtml(say("shared.about"))}"><p>${escapeHtml(say("shared.bar", { name }))}</p><a href="${LEAVE}">${escapeHtml(say("shared.leave"))}</a></aside>`;
  return html
    .replace(/<\/head>/, (end) => `<link rel="stylesheet" href="${BAR_STYLES}">${end}`)
    .replace(/<body[^>]*>/, (start) => start + bar);
}

/** A page that says one thing. */
export function noticePage(language: Language, say: Say, kind: SharedNotice): string {
  const title = escapeHtml(say(`shared.${kind}`));
  const text = escapeHtml(say(`shared.${kind}Text`));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${BAR_STYLES}"></head><body class="draft-notice"><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
