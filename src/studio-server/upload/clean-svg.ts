import { type CustomPlugin, optimize } from "svgo";
import { Refused } from "../refused.ts";

/** Everything a drawing may be made of. Scripts, styles, foreign content and animation are not. */
const ELEMENTS = new Set(
  "svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask pattern symbol use title desc text tspan filter feGaussianBlur feOffset feBlend feColorMatrix feFlood feComposite feMerge feMergeNode feDropShadow".split(
    " ",
  ),
);

/** Notes of drawing programs that change nothing of the picture. */
const DROPPED = /^(metadata|sodipodi:|inkscape:|rdf:)/;

const ATTRIBUTES = new Set(
  "xmlns xmlns:xlink id class viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy transform preserveAspectRatio version role aria-label aria-labelledby aria-hidden fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type paint-order vector-effect gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternContentUnits patternTransform filter filterUnits primitiveUnits in in2 result stdDeviation mode type values operator k1 k2 k3 k4 flood-color flood-opacity font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline rotate textLength lengthAdjust color-interpolation-filters href xlink:href".split(
    " ",
  ),
);

const NAMESPACES: Record<string, string> = {
  xmlns: "http://www.w3.org/2000/svg",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
};

/**
 * Writes a drawing again from what is known to be harmless. Unknown attributes are left out; a
 * drawing with elements that could run or load something is refused.
 *
 * @throws {Refused} when the text is no drawing or holds what it may not
 */
export function cleanSvg(text: string): string {
  if (/<!ENTITY/i.test(text)) throw refusal("entities");
  try {
    const plugins = ["inlineStyles" as const, "convertStyleToAttrs" as const, keepHarmless];
    return optimize(text, { plugins, js2svg: { pretty: true, indent: 2 } }).data;
  } catch (cause) {
    if (cause instanceof Refused) throw cause;
    throw new Refused(415, "This file cannot be read as a drawing. Save it again as SVG or PNG.");
  }
}

const keepHarmless: CustomPlugin = {
  name: "keepHarmless",
  fn: () => ({
    root: {
      enter(root) {
        root.children = root.children.filter(({ type }) => type === "element");
        const [first, ...others] = root.children;
        if (others.length > 0 || first?.type !== "element" || first.name !== "svg")
          throw new Refused(415, "This file is no drawing. Save it again as SVG or PNG.");
        first.attributes.xmlns ??= NAMESPACES.xmlns ?? "";
      },
    },
    instruction: { enter: (node, parent) => drop(node, parent) },
    comment: { enter: (node, parent) => drop(node, parent) },
    cdata: { enter: () => refuse("CDATA") },
    element: {
      enter(node, parent) {
        if (DROPPED.test(node.name)) return drop(node, parent);
        if (!ELEMENTS.has(node.name)) refuse(`<${node.name.slice(0, 40)}>`);
        node.attributes = Object.fromEntries(
          Object.entries(node.attributes).filter(([name, value]) => isHarmless(name, value)),
        );
      },
    },
  }),
};

/** Addresses may only name a part of the drawing itself. */
function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name)) return false;
  if (name in NAMESPACES) return value === NAMESPACES[name];
  if (name === "href" || name === "xlink:href") return /^#[\w.-]+$/.test(value);
  return !/url\s*\(/i.test(value) || /^url\(\s*["']?#[\w.-]+["']?\s*\)$/.test(value.trim());
}

function drop<Node>(node: Node, parent: { children: Node[] }): void {
  parent.children = parent.children.filter((child) => child !== node);
}

function refuse(what: string): never {
  throw refusal(what);
}

function refusal(what: string): Refused {
  return new Refused(
    415,
    `This drawing holds ${what}, which could run or load something. Save it as "plain SVG" or as PNG.`,
  );
}
