import { type CustomPlugin, optimize, type PluginConfig } from "svgo";
import { cleanTree, type LeftOut } from "./clean-tree.ts";
import { countShapes } from "./count-shapes.ts";
import { DrawingError } from "./drawing-error.ts";
import { writeOutEntities } from "./entities.ts";

/** More elements than this take a browser seconds to draw. */
const MOST_SHAPES = 100_000;

/** A drawing without anything that could run or load something. */
export interface CleanDrawing {
  svg: string;
  /** What was left out, for example `<script>` or `@import`. */
  parts: string[];
  /** Names of attributes that were left out, for example `onload`. */
  attributes: string[];
}

/** How a clean drawing is written. */
export interface DrawingStyle {
  /** Changes of its parts before it is cleaned. */
  before?: PluginConfig[];
  /** Changes of its parts afterwards. */
  after?: PluginConfig[];
  /** Whether it is written for people to read, or for browsers to load. */
  pretty?: boolean;
}

/**
 * Writes a drawing again from what is known to be harmless: scripts, handlers, frames and everything that
 * comes from elsewhere are left out.
 *
 * @throws {DrawingError} when the text is no drawing, declares entities or is endless
 */
export function cleanSvg(
  text: string,
  { before = [], after = [], pretty }: DrawingStyle = {},
): CleanDrawing {
  const leftOut: LeftOut = { parts: new Set(), attributes: new Set() };
  const cleaner: CustomPlugin = {
    name: "clean",
    fn: () => ({
      root: {
        enter(root) {
          cleanTree(root, leftOut);
          if (countShapes(root) > MOST_SHAPES) throw new DrawingError("endless");
        },
      },
    }),
  };
  const plain = writeOutEntities(text);
  const svg = optimized(plain, [...before, cleaner, ...after], pretty ?? false);
  return { svg, parts: [...leftOut.parts], attributes: [...leftOut.attributes] };
}

function optimized(text: string, plugins: PluginConfig[], pretty: boolean): string {
  try {
    const style = pretty
      ? { js2svg: { pretty, indent: 2 } }
      : { multipass: true, floatPrecision: 2 };
    return optimize(text, { plugins, ...style }).data;
  } catch (cause) {
    if (cause instanceof DrawingError) throw cause;
    throw new DrawingError("unreadable", { cause });
  }
}
