import { DRAWN } from "../model/icon-address.ts";
import { answerRequests, type Exchange, sendText } from "../output/serving/answer-requests.ts";
import { drawIcon } from "../pipeline/icons/draw-icon.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { DrawingError } from "../pipeline/media/svg/drawing-error.ts";
import { NOTHING_RUNS } from "./nothing-runs.ts";

/** Sends an icon of the site's own as the build writes it. */
export function sendIcon(media: SiteIndex["media"] | undefined, exchange: Exchange): void {
  const { request, response, target } = exchange;
  const send = answerRequests(async () => {
    const icon = media?.get(target.path.slice(DRAWN.length));
    const svg = icon && (await drawIcon(icon).catch(faultOf));
    response.setHeader("Cache-Control", "no-cache");
    if (typeof svg !== "string") return sendText(response, 404, "There is no such icon.");
    response.setHeader("Content-Security-Policy", NOTHING_RUNS);
    response.setHeader("Content-Type", "image/svg+xml");
    response.end(svg);
  });
  void send(request, response);
}

/** A drawing with a fault is reported by its rule. @throws again what is none */
function faultOf(cause: unknown): DrawingError {
  if (cause instanceof DrawingError) return cause;
  throw cause;
}
