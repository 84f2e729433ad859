import { definitionOf, type ShownPoint } from "../../model/block-definition.ts";
import type { Finding } from "../../model/issue.ts";
import { isOnDrawing, type Projection, projectionFrom } from "../../model/map-projection.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { describedBusiness } from "../analysis/described-places.ts";
import { type ShownBlock, shownBlocks } from "../analysis/shown-blocks.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "map-point",
  level: "error",
  title: "A point cannot be set on a map",
  help: "Where a point stands on a map follows from its latitude and longitude, and from two points of the drawing whose positions are known.",
  example,
  checkPage: (page, site) =>
    shownBlocks(page, site).flatMap((shown) => checkBlock(shown, page, site)),
});

type Words = Pick<Finding, "message" | "hint">;

/** Every point that a block sets on a drawing has a name, and a position that lies on the drawing. */
function checkBlock({ block, at }: ShownBlock, page: CheckedPage, site: PageSite): Finding[] {
  const { index } = site;
  const map = definitionOf(index.definitions.blocks, block)?.shownMap?.(block);
  if (!map || index.repairs.has(at("").file)) return [];
  const project = projectionFrom(map.references.points);
  if (!project) return [{ ...NO_SCALE, ...at(map.references.pointer) }];
  return map.points.flatMap((point): Finding[] => {
    const words = point.position ? ofOwn(point, project) : ofPlace(point, project, page, site);
    return words ? [{ ...words, ...at(point.pointer) }] : [];
  });
}

const NO_SCALE: Words = {
  message: "From these two points nothing follows about where others are.",
  hint: "Take two points far from one another, neither side by side nor one above the other. What lies to the north has less percent from the top, what lies to the east more from the left.",
};

function ofOwn({ name, position }: ShownPoint, project: Projection): Words | undefined {
  if (name === undefined)
    return {
      message: "This point has no name for the list beside the map.",
      hint: 'Write "name", or name the page of a place of business in "page" instead of a position.',
    };
  return position && outside(position, project);
}

/** A place that is not described is an issue of its own. */
function ofPlace(
  { route }: ShownPoint,
  project: Projection,
  page: CheckedPage,
  site: PageSite,
): Words | undefined {
  const business = describedBusiness(route, page, site);
  if (!business) return undefined;
  if (business.position) return outside(business.position, project);
  return {
    message: "The place of this point has no position.",
    hint: 'Write "position" with latitude and longitude into its "business".',
  };
}

function outside(position: Parameters<Projection>[0], project: Projection): Words | undefined {
  const point = project(position);
  if (isOnDrawing(point)) return undefined;
  return {
    message: `This point is not on the drawing: ${Math.round(point.x)} percent from the left and ${Math.round(point.y)} from the top.`,
    hint: "Compare its latitude and longitude, and those of the two known points.",
  };
}
