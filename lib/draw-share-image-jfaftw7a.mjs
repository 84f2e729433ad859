import { t as decode } from "./examine-picture-Pc_b8nxu.mjs";
import { r as mediaError } from "./build-site-ComZY7Ye.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { create } from "fontkit";
// src/engine/output/draw-share-image.ts
/** Size in pixels that social networks ask for. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The part of the width that the words take when a picture stands beside them. */
const WORDS_WIDTH = 660;
const MARGIN = 64;
const COLOURS = {
	ground: "#051C20",
	ink: "#F2F8F7",
	accent: "#F6B63C",
	muted: "#B7CFCF"
};
/**
* Prepares drawing. A picture that many pages show is fitted once.
*
* @param root folder of the engine, which holds the heading font
*/
function createDrawer(root) {
	const fontFile = readFileSync(join(root, "src/theme/ui/fonts/newsreader-display-500.woff2"));
	const font = create(fontFile);
	const parts = /* @__PURE__ */ new Map();
	const partOf = (picture) => {
		const known = parts.get(picture.file) ?? fitPicture(picture);
		parts.set(picture.file, known);
		return known;
	};
	return async ({ title, brand, picture }) => {
		const width = (picture ? WORDS_WIDTH : WIDTH) - 128;
		const ground = sharp(Buffer.from(wordsSvg(font, title, brand, width)));
		if (!picture) return ground.png().toBuffer();
		const beside = {
			input: await partOf(picture),
			left: WORDS_WIDTH,
			top: 0
		};
		return ground.composite([beside]).png().toBuffer();
	};
}
/** The part of a picture that stands beside the words. */
function fitPicture(picture) {
	return decode(picture.file, { density: 144 }).autoOrient().resize(540, HEIGHT, { fit: "cover" }).png({ compressionLevel: 1 }).toBuffer().catch((cause) => {
		throw mediaError(picture, cause);
	});
}
/** The brand, the title and a dot, as outlines: the result does not depend on installed fonts. */
function wordsSvg(font, title, brand, width) {
	const { size, lines } = fitted(font, title, width);
	const lineHeight = size * 1.12;
	const first = (HEIGHT - (lines.length - 1) * lineHeight) / 2 + size * .35;
	const heading = lines.map((line, at) => outline(font, line, size, MARGIN, first + at * lineHeight, COLOURS.ink));
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
		`<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.ground}"/>`,
		`<circle cx="73" cy="68" r="9" fill="${COLOURS.accent}"/>`,
		outline(font, brand, 34, 96, 80, COLOURS.muted),
		...heading,
		"</svg>"
	].join("");
}
/** The largest size at which the title takes at most four lines. */
function fitted(font, title, width) {
	for (let size = 84; size > 40; size -= 4) {
		const lines = wrap(font, title, size, width);
		if (lines.length <= 4 && lines.every((line) => widthOf(font, line, size) <= width)) return {
			size,
			lines
		};
	}
	return {
		size: 40,
		lines: wrap(font, title, 40, width).slice(0, 6)
	};
}
function wrap(font, text, size, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(/\s+/)) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (line !== "" && widthOf(font, longer, size) > width) {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return [...lines, line];
}
function widthOf(font, text, size) {
	return font.layout(text).advanceWidth / font.unitsPerEm * size;
}
function outline(font, text, size, x, y, fill) {
	const scale = size / font.unitsPerEm;
	const { glyphs, positions } = font.layout(text);
	let pen = 0;
	const paths = glyphs.map((glyph, at) => {
		const path = `<path transform="translate(${pen.toFixed(1)} 0)" d="${glyph.path.toSVG()}"/>`;
		pen += positions[at]?.xAdvance ?? 0;
		return path;
	});
	return `<g fill="${fill}" transform="translate(${x} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${paths.join("")}</g>`;
}
export { createDrawer };
