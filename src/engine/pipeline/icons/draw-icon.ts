import { readFileSync } from "node:fs";
import type { CustomPlugin, PluginConfig } from "svgo";
import { ICON_ID } from "../../model/icon-address.ts";
import type { MediaFile } from "../media/media-file.ts";

/** Of how many units an icon is that does not say it. */
const USUAL_BOX = "0 0 24 24";

/** What SVG takes for a drawing that says nothing else: pages give their icons lines in place of fillings. */
const AS_WRITTEN = {
  fill: "currentColor",
  stroke: "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-width": "1",
};

/**
 * The file of an icon of the site's own, which pages refer to. It is cleaned, and takes the color of the text beside it.
 *
 * @throws {DrawingError} when its file is no drawing
 */
export async function drawIcon({ file }: MediaFile): Promise<string> {
  const { cleanSvg } = await import("../media/svg/clean-svg.ts");
  return cleanSvg(readFileSync(file, "utf8"), { after: AFTER }).svg;
}

/** Styles become attributes, so that nothing hides a color from what makes one of all. */
const AFTER: PluginConfig[] = [
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  "convertStyleToAttrs",
  {
    name: "preset-default",
    params: { overrides: { convertColors: { currentColor: true } } },
  },
  asIcon(),
];

/** Gives the drawing its id and the size of what it stands in. */
function asIcon(): CustomPlugin {
  return {
    name: "icon",
    fn: () => ({
      element: {
        enter(node, parent) {
          if (parent.type !== "root") return;
          const { width, height, ...written } = node.attributes;
          const box = written.viewBox ?? boxOf(width, height);
          node.attributes = { ...AS_WRITTEN, ...written, id: ICON_ID, viewBox: box };
        },
      },
    }),
  };
}

function boxOf(width = "", height = ""): string {
  const sides = [Number.parseFloat(width), Number.parseFloat(height)];
  return sides.every((side) => side > 0) ? `0 0 ${sides.join(" ")}` : USUAL_BOX;
}
