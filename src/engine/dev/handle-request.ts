import { join } from "node:path";
import { DRAWN } from "../model/icon-address.ts";
import { readCrop } from "../model/picture-part.ts";
import { SITE_FILES } from "../model/written-files.ts";
import { openFile, serveFile } from "../output/hosting/serve-file.ts";
import { faviconOf } from "../output/icons.ts";
import {
  type Answer,
  answerRequests,
  type Exchange,
  sendText,
} from "../output/serving/answer-requests.ts";
import {
  type Access,
  isCrossSite,
  isFromOwnPage,
  visitOf,
} from "../output/serving/own-requests.ts";
import { readTarget } from "../output/serving/request-target.ts";
import type { Folders } from "../pipeline/load.ts";
import { isPicture } from "../pipeline/media/media-file.ts";
import { CROP_QUERY } from "../pipeline/media/media-urls.ts";
import { answerPage } from "./answer-page.ts";
import type { DevParts, Extension } from "./dev-server.ts";
import { NOTHING_RUNS } from "./nothing-runs.ts";
import { isOwnFile } from "./own-file.ts";
import { sendCropped } from "./send-cropped.ts";
import { sendIcon } from "./send-icon.ts";
import { isForExample, sendSample } from "./send-sample.ts";
import { LOOK_CHOICES, LOOK_STYLES, lookStyles } from "./site-look.ts";

/** What answers the requests of the development server. */
export interface DevAnswers extends DevParts {
  folders: Folders;
  extension?: Extension;
}

const MEDIA = "/media/";
const DRAWN_MEDIA = `${DRAWN}${MEDIA}`;
const FAVICON = `/${SITE_FILES.favicon}`;
/** Files that hold no scripts. All others could run them when they are opened by themselves. */
const RUNS_NOTHING = /\.(png|jpe?g|webp|avif|gif|mp4|webm|pdf)$/i;
const PICTURE = /\.(png|jpe?g|webp|avif|gif|svg)$/i;
/** Where Vite takes commands: it opens a file in the editor of this machine. */
const OPEN_IN_EDITOR = "/__open-in-editor";

/** Makes the function that answers requests once the site is read. */
export function createDevHandler(answers: DevAnswers): Answer {
  const { extension, access } = answers;
  return (request, response) => {
    const target = readTarget(request.url);
    const exchange = target && { request, response, target };
    const reason = exchange && reasonAgainst(exchange, access);
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    if (!exchange) sendText(response, 400, "This address cannot be read.");
    else if (reason !== undefined) sendText(response, 403, reason);
    else if (extension?.(exchange)) return;
    else if (exchange.target.path.startsWith(MEDIA)) sendPicture(answers, exchange);
    else if (exchange.target.path.startsWith(DRAWN_MEDIA))
      sendIcon(answers.site.examined()?.site.index.media, exchange);
    else if ([LOOK_STYLES, LOOK_CHOICES].includes(exchange.target.path))
      sendLook(answers, exchange);
    else if (exchange.target.path === FAVICON) void sendFavicon(answers, exchange);
    else throughVite(answers, exchange);
  };
}

/** Why a request is not answered: not everybody may ask, and no other site may read what is here. */
function reasonAgainst(
  { request, target: { path } }: Exchange,
  access: Access,
): string | undefined {
  const visit = visitOf(request);
  const rejection = access.rejectionOf(visit);
  if (rejection !== undefined) return rejection;
  const isAllowed = path.startsWith(OPEN_IN_EDITOR)
    ? access.isLocal && isFromOwnPage(visit, access)
    : !isCrossSite(visit, access);
  return isAllowed ? undefined : "Another site may not read this one.";
}

/** What a page cuts off a picture is cut off here as the build does it; everything else is sent as it lies in the folder. */
function sendPicture({ site, folders }: DevAnswers, exchange: Exchange): void {
  const { path, query } = exchange.target;
  const media = site.examined()?.site.index.media.get(path);
  const crop = query.startsWith(CROP_QUERY) ? readCrop(query.slice(CROP_QUERY.length)) : undefined;
  if (media && isPicture(media) && crop) sendCropped(media, crop, exchange);
  else sendMedia(folders.media, exchange);
}

function sendMedia(media: string, { request, response, target }: Exchange): void {
  const path = target.path.slice(MEDIA.length);
  const isThere = !target.isOdd && isOwnFile(media, path);
  const opened = isThere ? openFile(join(media, path), request) : undefined;
  response.setHeader("Cache-Control", "no-cache");
  if (!RUNS_NOTHING.test(path)) response.setHeader("Content-Security-Policy", NOTHING_RUNS);
  if (opened) serveFile(opened, request, response);
  else if (PICTURE.test(path) && isForExample(request)) sendSample(response);
  else sendText(response, 404, "There is no such file.");
}

/** Browsers ask for it by themselves, whatever the page shows. */
function sendFavicon({ vite, site, folders }: DevAnswers, { request, response }: Exchange) {
  const send = answerRequests(async () => {
    const examined = site.examined();
    const file = examined && (await faviconOf(examined.site, iconFolders(vite, folders)));
    const opened = file === undefined ? undefined : openFile(file, request);
    response.setHeader("Cache-Control", "no-cache");
    if (opened) serveFile(opened, request, response);
    else sendText(response, 404, "The site has no icon.");
  });
  return send(request, response);
}

function iconFolders({ config }: DevAnswers["vite"], { cache }: Folders) {
  return { root: config.root, cache };
}

/** The tokens and typefaces of the site, or what was chosen. Vite would take the styles for a file of its own. */
function sendLook({ vite, site }: DevAnswers, { request, response, target }: Exchange): void {
  const send = answerRequests(async () => {
    const index = site.examined()?.site.index;
    response.setHeader("Cache-Control", "no-store");
    if (!index) return sendText(response, 404, "The site has no look as yet.");
    const isStyles = target.path === LOOK_STYLES;
    response.setHeader("Content-Type", isStyles ? "text/css" : "application/json");
    response.end(
      isStyles ? await lookStyles(index, vite.config.root) : JSON.stringify(index.look.choices),
    );
  });
  void send(request, response);
}

/** Vite answers for its own modules, none of which has an odd path; everything else is a page. */
function throughVite(answers: DevAnswers, { request, response, target }: Exchange): void {
  const { vite } = answers;
  const page = answerRequests(() => answerPage(answers, target, response));
  // Parts are asked of videos only; a range that cannot be would let Vite answer twice.
  delete request.headers.range;
  if (target.isOdd) void page(request, response);
  else vite.middlewares(request, response, () => void page(request, response));
}
