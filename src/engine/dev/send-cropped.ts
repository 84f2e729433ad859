import type { Crop } from "../fields/image/type.ts";
import { showCropped } from "../output/make-media.ts";
import { answerRequests, type Exchange } from "../output/serving/answer-requests.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import { NOTHING_RUNS } from "./nothing-runs.ts";

/** Sends what a crop leaves of a picture. */
export function sendCropped(
  media: MediaFile,
  crop: Required<Crop>,
  { request, response }: Exchange,
): void {
  const send = answerRequests(async () => {
    const { type, content } = await showCropped(media, crop);
    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Content-Security-Policy", NOTHING_RUNS);
    response.setHeader("Content-Type", type);
    response.end(content);
  });
  void send(request, response);
}
