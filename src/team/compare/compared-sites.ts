import { parsedUrl } from "../../engine/model/parsed-url.ts";
import { answerFrom } from "../../engine/output/preview.ts";
import {
  type Answer,
  type Exchange,
  sendText,
} from "../../engine/output/serving/answer-requests.ts";
import { COMPARED } from "../../studio/contract/comparison.ts";
import type { BuiltFolder } from "../drafts/site-builds.ts";

/** Shows states of a site as pages, to people who have signed in. */
export interface ComparedSites {
  /** Shows a state under its name from now on. */
  show(name: string, built: BuiltFolder): void;
  /** Answers requests for such pages, and for what they load. @returns whether it was one */
  answer(exchange: Exchange): Promise<boolean>;
}

/**
 * Such a page is looked at within the studio, where nothing of it runs. What it loads says which page wants it.
 */
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self' data: https:; media-src 'self' https:; font-src 'self'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
};

/** What the studio loads for itself is of no state. */
const OF_STUDIO = /^\/studio(?:\/|$)/;
const ADDRESS = new RegExp(`^${COMPARED}([0-9a-z]{1,64})(/.*)$`);

/**
 * Makes what shows states of a site.
 *
 * @param onUse called with the state that somebody looks at
 */
export function createComparedSites(onUse: (name: string) => void): ComparedSites {
  const shown = new Map<string, BuiltFolder & { answer: Answer }>();
  return {
    show(name, built) {
      const known = shown.get(name);
      for (const [other, { out }] of shown) if (out === built.out) shown.delete(other);
      const isSame = known?.version === built.version && known.out === built.out;
      const answer = isSame ? known.answer : answerFrom(built.out, { headers: HEADERS });
      shown.set(name, { ...built, answer });
    },
    async answer({ request, response, target }) {
      if (OF_STUDIO.test(target.path) && !target.path.startsWith(COMPARED)) return false;
      const [, name = "", path = ""] = ADDRESS.exec(request.url ?? "") ?? [];
      const wanting = name === "" ? stateIn(request.headers.referer) : undefined;
      if (name === "" && wanting === undefined) return false;
      const site = shown.get(name);
      if (wanting !== undefined) {
        // From there what a style sheet loads is of the same state, too.
        const to = `${COMPARED}${wanting}${request.url}`;
        response.writeHead(307, { ...HEADERS, Location: to }).end();
      } else if (site) {
        onUse(name);
        request.url = path;
        await site.answer(request, response);
      } else sendText(response, 404, "Nobody compares this state any more. Compare it again.");
      return true;
    },
  };
}

/** The state whose page or style sheet wants something. */
function stateIn(referer: string | undefined): string | undefined {
  return ADDRESS.exec(parsedUrl(referer ?? "")?.pathname ?? "")?.[1];
}
