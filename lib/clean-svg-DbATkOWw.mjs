import { t as __exportAll } from "./rolldown-runtime-BJohB4LM.mjs";
import { optimize } from "svgo";
import { generate, parse, walk } from "css-tree";
// src/engine/pipeline/media/svg/allowed-names.ts
const words = (text) => new Set(text.trim().split(/\s+/));
/** Everything a drawing may be made of. Scripts, foreign content and frames are not. */
const ELEMENTS = words(`
  svg g a defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
  animate animateMotion animateTransform mpath set
`);
/** Elements that change an attribute while the drawing is shown. */
const ANIMATIONS = words("animate animateMotion animateTransform set");
/** Notes of drawing programs, which change nothing of the picture. */
const NOTES = /^(metadata$|(sodipodi|inkscape|rdf|cc|dc|i|x|a|graph|ai|sketch|serif|bx|figma|krita|v):(?!script$))/;
/** Attributes whose values are CSS, so that a function in them could fetch something. */
const STYLE_ATTRIBUTES = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity
  fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch
  font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical
  image-rendering isolation letter-spacing lighting-color marker marker-end marker-mid marker-start mask
  mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-overflow
  text-rendering transform-box transform-origin unicode-bidi vector-effect visibility word-spacing
  writing-mode
`);
/** Attributes that hold numbers, names and words. */
const PLAIN_ATTRIBUTES = words(`
  id class lang xml:lang xml:space version viewBox preserveAspectRatio role aria-label aria-labelledby
  aria-describedby aria-hidden focusable
  width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy rotate pathLength textLength
  lengthAdjust startOffset method spacing side transform
  clipPathUnits maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod offset
  patternUnits patternContentUnits patternTransform
  markerWidth markerHeight markerUnits refX refY orient
  filterUnits primitiveUnits in in2 result stdDeviation mode type values operator k1 k2 k3 k4 order
  kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha scale
  xChannelSelector yChannelSelector surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ radius baseFrequency numOctaves
  seed stitchTiles tableValues slope intercept amplitude exponent
  attributeName attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes
  keySplines keyPoints by from to additive accumulate path origin fill-mode
  requiredFeatures systemLanguage enable-background
`);
/** Namespaces that a drawing needs. */
const NAMESPACES = {
	xmlns: "http://www.w3.org/2000/svg",
	"xmlns:xlink": "http://www.w3.org/1999/xlink"
};
// src/engine/pipeline/media/svg/harmless-css.ts
/** Functions of CSS that calculate, colour or move, and fetch nothing. */
const FUNCTIONS = new Set(`rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp abs sign round mod rem
  var env matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez
  scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective cubic-bezier steps linear blur
  brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia circle ellipse inset
  polygon path rect xywh format local tech`.split(/\s+/));
/** Rules beside plain ones that fetch nothing. */
const AT_RULES = /* @__PURE__ */ new Set([
	"media",
	"supports",
	"keyframes",
	"-webkit-keyframes",
	"layer",
	"charset",
	"font-face"
]);
/** A part of the drawing itself. */
const OWN_PART$1 = /^#[\w.:-]+$/;
/** A font that is a part of the file. */
const OWN_FONT = /^data:(font\/|application\/(x-)?font-)[\w.+-]+(;charset=[\w-]+)?;base64,[A-Za-z0-9+/=\s]*$/;
/**
* Whether a value of CSS fetches nothing: all of its functions are known to be harmless, and its
* addresses name parts of the drawing itself. What cannot be read for sure is not harmless.
*/
function isHarmlessValue(value) {
	if (!value.includes("(")) return true;
	const tree = readValue(value);
	return tree !== void 0 && isHarmlessNode(tree);
}
/**
* Takes out of CSS everything that could fetch something.
*
* @param context whether the text is a whole sheet or the value of a `style` attribute
*/
function harmlessCss(text, context) {
	const removed = [];
	const tree = parse(text, {
		context,
		parseCustomProperty: true
	});
	walk(tree, { enter(node, item, list) {
		const what = faultOf(node, this.atrule?.name);
		if (what === void 0 || !list) return void 0;
		list.remove(item);
		removed.push(what);
		return walk.skip;
	} });
	return {
		css: generate(tree),
		removed
	};
}
/** What is wrong with a rule or a declaration by itself. */
function faultOf(node, within) {
	if (node.type === "Atrule") return AT_RULES.has(node.name.toLowerCase()) ? void 0 : `@${node.name}`;
	if (node.type === "Raw") return "a style that cannot be read";
	if (node.type !== "Declaration") return void 0;
	return isHarmlessDeclaration(node, within) ? void 0 : node.property;
}
function isHarmlessDeclaration({ property, value }, within) {
	const isFont = within?.toLowerCase() === "font-face" && property.toLowerCase() === "src";
	return !property.includes("\\") && isHarmlessNode(value, isFont);
}
function isHarmlessNode(tree, isFont = false) {
	let isHarmless = true;
	walk(tree, (node) => {
		if (node.type === "Raw") isHarmless = false;
		if (node.type === "Function" && !FUNCTIONS.has(node.name.toLowerCase())) isHarmless = false;
		if (node.type === "Url" && !OWN_PART$1.test(node.value) && !(isFont && OWN_FONT.test(node.value))) isHarmless = false;
	});
	return isHarmless;
}
function readValue(value) {
	try {
		return parse(value, { context: "value" });
	} catch {
		return;
	}
}
// src/engine/pipeline/media/svg/clean-attributes.ts
const OWN_PART = /^\s*#[\w.:-]+\s*$/;
const OWN_PICTURE = /^\s*data:image\/(png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=\s]*$/;
/** Elements that show a picture that is a part of the file. */
const SHOWS_PICTURE = /* @__PURE__ */ new Set(["image", "feImage"]);
/** What an attribute can be called that runs or loads something. */
const DANGEROUS = /^on|(^|:)(href|src|base)$|^xmlns$/i;
/** Sorts the attributes of an element: harmless, of no use to the picture, dangerous. */
function cleanAttributes({ name, attributes }) {
	const clean = {
		attributes: {},
		removed: []
	};
	for (const [key, value] of Object.entries(attributes)) if (key === "style") cleanStyle(value, clean);
	else if (isHarmless(name, key, value)) clean.attributes[key] = value;
	else if (isDangerous(name, key)) clean.removed.push(key);
	return clean;
}
/** Whether an animation changes what may be changed, and to values that fetch nothing. */
function isHarmlessAnimation({ name, attributes }) {
	if (!ANIMATIONS.has(name)) return true;
	const changed = attributes.attributeName?.trim() ?? "";
	if (name === "animateMotion" || name === "animateTransform") return changed === "" || isKnown(changed);
	const values = [
		"values",
		"from",
		"to",
		"by"
	].flatMap((key) => attributes[key]?.split(";") ?? []);
	return isKnown(changed) && values.every(isHarmlessValue);
}
function cleanStyle(value, clean) {
	const { css, removed } = harmlessCss(value, "declarationList");
	if (css !== "") clean.attributes.style = css;
	clean.removed.push(...removed);
}
function isHarmless(element, key, value) {
	if (Object.hasOwn(NAMESPACES, key)) return value === NAMESPACES[key];
	if (key === "href" || key === "xlink:href") return OWN_PART.test(value) || SHOWS_PICTURE.has(element) && OWN_PICTURE.test(value);
	return PLAIN_ATTRIBUTES.has(key) || STYLE_ATTRIBUTES.has(key) && isHarmlessValue(value);
}
/** A link does nothing within a picture; it is left out without a word. */
function isDangerous(element, key) {
	return STYLE_ATTRIBUTES.has(key) || element !== "a" && DANGEROUS.test(key);
}
function isKnown(attribute) {
	return STYLE_ATTRIBUTES.has(attribute) || PLAIN_ATTRIBUTES.has(attribute) && !/^(id|class)$/.test(attribute);
}
// src/engine/pipeline/media/svg/drawing-error.ts
/** A drawing that cannot be cleaned. */
var DrawingError = class extends Error {
	fault;
	constructor(fault, options) {
		super(`This drawing cannot be used: ${fault}.`, options);
		this.fault = fault;
	}
};
// src/engine/pipeline/media/svg/clean-tree.ts
/**
* Leaves everything out of a drawing that is not known to be harmless.
*
* @param leftOut collects what could have run or loaded something
* @throws {DrawingError} when the file is no drawing
*/
function cleanTree(root, leftOut) {
	root.children = root.children.filter(({ type }) => type === "element");
	const [first, ...others] = root.children;
	if (others.length > 0 || first?.type !== "element" || first.name !== "svg") throw new DrawingError("unreadable");
	first.attributes.xmlns ??= NAMESPACES.xmlns ?? "";
	cleanElement(first, leftOut);
}
function cleanElement(element, leftOut) {
	const { attributes, removed } = cleanAttributes(element);
	element.attributes = attributes;
	for (const name of removed) leftOut.attributes.add(name);
	element.children = element.name === "style" ? cleanSheet(element, leftOut) : element.children.filter((child) => isKept(child, leftOut));
}
/** Decides about one child, and cleans it when it stays. */
function isKept(child, leftOut) {
	if (child.type === "text") return true;
	if (child.type === "cdata") leftOut.parts.add("CDATA");
	if (child.type !== "element" || NOTES.test(child.name)) return false;
	if (!ELEMENTS.has(child.name) || !isHarmlessAnimation(child) || isPictureFromElsewhere(child)) {
		leftOut.parts.add(`<${child.name.slice(0, 40)}>`);
		return false;
	}
	cleanElement(child, leftOut);
	if (child.name === "a") child.name = "g";
	return true;
}
/** A picture within the drawing whose address is not one of those that stay. */
function isPictureFromElsewhere(element) {
	return element.name === "image" && cleanAttributes(element).removed.some((name) => /href$/.test(name));
}
function cleanSheet({ children }, leftOut) {
	const { css, removed } = harmlessCss(children.map((child) => child.type === "text" || child.type === "cdata" ? child.value : "").join(""), "stylesheet");
	for (const part of removed) leftOut.parts.add(part);
	if (children.some(({ type }) => type === "element")) leftOut.parts.add("an element in <style>");
	return css === "" ? [] : [{
		type: "text",
		value: css
	}];
}
// src/engine/pipeline/media/svg/count-shapes.ts
/** What an element of a drawing refers to, in `href` or in `url(#…)`. */
const REFERENCE = /url\(\s*["']?#([^"')]+)["']?\s*\)/g;
/**
* The number of elements that a browser has to draw once every `<use>`, pattern, mask and marker stands
* where it is used. A part that refers to itself is not drawn again.
*
* @returns may be infinite
*/
function countShapes(root) {
	const byId = /* @__PURE__ */ new Map();
	collect(root, byId);
	const known = /* @__PURE__ */ new Map();
	const countOf = (element) => {
		const before = known.get(element);
		if (before !== void 0) return before;
		known.set(element, 0);
		let count = 1;
		for (const child of element.children) if (child.type === "element") count += countOf(child);
		for (const id of referencesOf(element)) {
			const target = byId.get(id);
			if (target) count += countOf(target);
		}
		known.set(element, count);
		return count;
	};
	return root.children.reduce((sum, child) => sum + (child.type === "element" ? countOf(child) : 0), 0);
}
function collect(parent, byId) {
	for (const child of parent.children) {
		if (child.type !== "element") continue;
		const { id } = child.attributes;
		if (id !== void 0 && !byId.has(id)) byId.set(id, child);
		collect(child, byId);
	}
}
function referencesOf({ attributes }) {
	return Object.entries(attributes).flatMap(([name, value]) => {
		if (/(^|:)href$/.test(name)) return value.startsWith("#") ? [value.slice(1)] : [];
		return value.includes("url(") ? [...value.matchAll(REFERENCE)].map(([, id = ""]) => id) : [];
	});
}
// src/engine/pipeline/media/svg/entities.ts
const DOCTYPE = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/i;
const DECLARATION = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]{0,500})"|'([^'<&%]{0,500})')\s*>/g;
/** Drawing programs name a few namespaces; more text than this is no abbreviation. */
const LONGEST = 2e6;
/**
* Writes out the abbreviations that some drawing programs declare at the beginning of a file. Only plain
* words may stand for others: an entity that holds markup or other entities can grow without end.
*
* @throws {DrawingError} when the file declares anything else
*/
function writeOutEntities(text) {
	const [doctype, declared = ""] = DOCTYPE.exec(text) ?? [];
	const values = /* @__PURE__ */ new Map();
	const rest = declared.replace(DECLARATION, (_, name, double, single) => {
		values.set(name, double ?? single ?? "");
		return "";
	});
	const written = doctype === void 0 ? text : text.replace(doctype, () => "");
	if (rest.trim() !== "" || /<!ENTITY/i.test(written)) throw new DrawingError("entities");
	const plain = written.replace(/&([\w.-]+);/g, (mark, name) => values.get(name) ?? mark);
	if (values.size > 0 && plain.length > LONGEST) throw new DrawingError("entities");
	return plain;
}
// src/engine/pipeline/media/svg/clean-svg.ts
var clean_svg_exports = /* @__PURE__ */ __exportAll({ cleanSvg: () => cleanSvg });
/** More elements than this take a browser seconds to draw. */
const MOST_SHAPES = 1e5;
/**
* Writes a drawing again from what is known to be harmless: scripts, handlers, frames and everything that
* comes from elsewhere are left out.
*
* @throws {DrawingError} when the text is no drawing, declares entities or is endless
*/
function cleanSvg(text, { before = [], after = [], pretty } = {}) {
	const leftOut = {
		parts: /* @__PURE__ */ new Set(),
		attributes: /* @__PURE__ */ new Set()
	};
	const cleaner = {
		name: "clean",
		fn: () => ({ root: { enter(root) {
			cleanTree(root, leftOut);
			if (countShapes(root) > MOST_SHAPES) throw new DrawingError("endless");
		} } })
	};
	return {
		svg: optimized(writeOutEntities(text), [
			...before,
			cleaner,
			...after
		], pretty ?? false),
		parts: [...leftOut.parts],
		attributes: [...leftOut.attributes]
	};
}
function optimized(text, plugins, pretty) {
	try {
		return optimize(text, {
			plugins,
			...pretty ? { js2svg: {
				pretty,
				indent: 2
			} } : {
				multipass: true,
				floatPrecision: 2
			}
		}).data;
	} catch (cause) {
		if (cause instanceof DrawingError) throw cause;
		throw new DrawingError("unreadable", { cause });
	}
}
export { clean_svg_exports as n, DrawingError as r, cleanSvg as t };
