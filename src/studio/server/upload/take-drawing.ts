import { type CleanDrawing, cleanSvg } from "../../../engine/pipeline/media/svg/clean-svg.ts";
import {
  DrawingError,
  type DrawingFault,
} from "../../../engine/pipeline/media/svg/drawing-error.ts";
import { RequestError } from "../request-error.ts";
import type { TakenPicture } from "./taken-picture.ts";

const MAX_SVG = 500_000;

/** Why a drawing is not taken, in full sentences. */
const FAULTS: Record<DrawingFault, string> = {
  unreadable: "This file cannot be read as a drawing. Save it again as SVG or PNG.",
  entities:
    'This drawing declares entities, which can hide anything. Save it as "plain SVG" or as PNG.',
  endless:
    "This drawing repeats its parts so often that browsers would take very long to show it. Simplify it, or save it as PNG.",
};

/**
 * Takes a drawing in, written again from what is known to be harmless.
 *
 * @throws {RequestError} when it holds something that could run or load something, is damaged or too large
 */
export function takeDrawing(bytes: Buffer): TakenPicture {
  if (bytes.length > MAX_SVG)
    throw new RequestError(
      413,
      "This drawing is too large: at most 0.5 MB. Simplify it, or save it as PNG.",
    );
  const { svg, parts } = cleaned(bytes.toString("utf8"));
  if (parts.length > 0)
    throw new RequestError(
      415,
      `This drawing holds ${parts.slice(0, 5).join(", ")}, which could run or load something. Save it as "plain SVG" or as PNG.`,
    );
  return { content: Buffer.from(svg), ending: "svg" };
}

function cleaned(text: string): CleanDrawing {
  try {
    return cleanSvg(text, { before: ["inlineStyles", "convertStyleToAttrs"], pretty: true });
  } catch (cause) {
    if (cause instanceof DrawingError) throw new RequestError(415, FAULTS[cause.fault]);
    throw cause;
  }
}
